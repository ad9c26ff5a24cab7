/** For tools that do not read `.vue` files themselves; vue-tsc sees the real types. */
declare module '*.vue' {
  import type { Component } from 'vue'
  const component: Component
  // eslint-disable-next-line no-restricted-syntax -- a component file has nothing but its default
  export default component
}
