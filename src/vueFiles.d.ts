/** For tools that do not read `.vue` files themselves; vue-tsc sees the real types. */
declare module '*.vue' {
  import type { Component } from 'vue'
  const component: Component
  export default component
}
