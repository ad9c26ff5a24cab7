import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { connectProjector } from '../bridge/carriers/connectProjector'
import { takeWords, windowLanguages } from '../i18n/createI18n'
import { languages } from '../i18n/languages'
import { projector as words } from '../i18n/locales/en/projector'
import App from './App.vue'
import { useShow } from './show/store/showStore'
import './styles/index.css'

const app = createApp(App)
const pinia = createPinia()
app.use(pinia)
const { i18n, speaker } = windowLanguages(
  words,
  languages,
  async (its) => (await its.show()).projector,
  ({ title }) => title,
)
app.use(i18n)
const host = connectProjector()
useShow(pinia).attach(host)
takeWords(speaker, host, 'projector')
host.onView(({ show }) => void speaker.choose(show.language))
/** Games bring letters of their own to the table; before there is one, nothing is written in them. */
host.onView(({ scene }) => scene !== 'idle' && void import('./styles/gameLetters.css'))
app.mount('#show')
