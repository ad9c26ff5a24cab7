/** Stands in for `conf` in programs that keep no settings. */
function NoConf() {
  throw new Error('This program keeps no settings.')
}

export { NoConf as default }
