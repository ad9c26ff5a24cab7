import '@fontsource-variable/source-sans-3'
import '@fontsource-variable/source-serif-4'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { connectFacilitator } from '../bridge/carriers/connectFacilitator'
import { createWindowI18n } from '../i18n/createI18n'
import { facilitator } from '../i18n/locales/en/facilitator'
import App from './App.vue'
import { useDesk } from './desk/deskStore'
import './styles/index.css'

const app = createApp(App)
const pinia = createPinia()
app.use(pinia)
app.use(createWindowI18n({ en: facilitator }))
useDesk(pinia).attach(connectFacilitator())
app.mount('#desk')
