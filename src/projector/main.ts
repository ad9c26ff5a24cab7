import '@fontsource-variable/source-serif-4'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { connectProjector } from '../bridge/carriers/connectProjector'
import { createWindowI18n } from '../i18n/createI18n'
import { projector } from '../i18n/locales/en/projector'
import App from './App.vue'
import { useShow } from './show/showStore'
import './styles/index.css'

const app = createApp(App)
const pinia = createPinia()
app.use(pinia)
app.use(createWindowI18n({ en: projector }))
useShow(pinia).attach(connectProjector())
app.mount('#show')
