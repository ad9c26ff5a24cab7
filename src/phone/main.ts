import { createPinia } from 'pinia'
import { createApp, watch } from 'vue'
import App from './App.vue'
import { useLook } from './store/look'
import { usePhone } from './store/phoneStore'
import { followWords } from './store/documents'
import { speak } from './store/saying'
import './styles/index.css'

const app = createApp(App)
const pinia = createPinia()
app.use(pinia)
const look = useLook(pinia)
watch(
  () => look.language,
  (language) => void speak(language),
  { immediate: true },
)
app.mount('#phone')
// The first picture waits for no cipher.
void import('./connect').then(({ connectPhone }) => {
  const host = connectPhone()
  followWords(look, host)
  usePhone(pinia).attach(host)
})
