export * from './ports'
