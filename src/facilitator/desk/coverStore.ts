import { defineStore } from 'pinia'
import { ref, watch } from 'vue'

const KEY = 'nightfall.covered'

/** Whether this page covers itself, because somebody else might see it. Survives a reload; the program's own lock outlives it. */
export const useCover = defineStore('cover', () => {
  const on = ref(sessionStorage.getItem(KEY) === 'yes')
  watch(on, (now) => sessionStorage.setItem(KEY, now ? 'yes' : 'no'), { flush: 'sync' })
  return { on }
})
