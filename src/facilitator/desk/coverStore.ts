import { defineStore } from 'pinia'
import { ref, watch } from 'vue'

const KEY = 'nightfall.covered'

/** Whether the desk is covered, because somebody else might see it. Survives a reload of the page. */
export const useCover = defineStore('cover', () => {
  const on = ref(sessionStorage.getItem(KEY) === 'yes')
  watch(on, (now) => sessionStorage.setItem(KEY, now ? 'yes' : 'no'), { flush: 'sync' })
  return { on }
})
