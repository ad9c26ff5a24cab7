import { defineStore } from 'pinia'
import { ref } from 'vue'

/** Whether somebody came into the lobby because nobody wants to host. */
export const useWish = defineStore('hostedWish', () => ({ on: ref(false) }))
