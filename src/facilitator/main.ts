import '@fontsource-variable/source-sans-3'
import '@fontsource-variable/source-serif-4'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { connectFacilitator } from '../bridge/carriers/connectFacilitator'
import { takeWords, windowLanguages } from '../i18n/createI18n'
import { languages } from '../i18n/languages'
import { desk as words } from '../i18n/locales/en/desk'
import App from './App.vue'
import { useDesk } from './desk/deskStore'
import { useGameTexts } from './words/gameTexts'
import './styles/index.css'

const app = createApp(App)
const pinia = createPinia()
app.use(pinia)
const { i18n, speaker } = windowLanguages(
  words,
  languages,
  async (its) => (await its.desk()).desk,
  ({ app: { title } }) => title,
)
app.use(i18n)
const host = await connectFacilitator()
useGameTexts(pinia).attach(host)
useDesk(pinia).attach(host)
takeWords(speaker, host, 'desk')
host.onView(({ settings }) => void speaker.choose(settings.language))
app.mount('#desk')
