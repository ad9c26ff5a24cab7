#!/usr/bin/env node
/**
 * Lamps that follow Nightfall's public moments. Needs Node 20 and nothing else.
 *
 *   node lamps.mjs [ADDRESS] [LAMP_URL ...]
 *
 * ADDRESS is what the desk shows under Settings, Other programs; without it, the usual one on this computer. Each LAMP_URL is
 * called for every change, with {state}, {level} (0 to 100) and {colour} filled in, such as
 * `http://192.168.1.50/light/0?brightness={level}`. Without any, the changes are printed.
 */
const [address = 'http://127.0.0.1:4714/moments', ...lamps] = process.argv.slice(2)

/** What the lamps do in each light. */
const LIGHTS = {
  dusk: { level: 60, colour: 'ffb066' },
  night: { level: 0, colour: '000000' },
  dawn: { level: 40, colour: 'ff9e80' },
  day: { level: 100, colour: 'fff4e0' },
  end: { level: 80, colour: 'ffd27f' },
  dark: { level: 0, colour: '000000' },
}
const FLARE = { level: 100, colour: 'ff2010' }
const FLARE_MS = Number(process.env.FLARE_MS ?? 1200)

let light = 'dusk'
let flaring = null

async function set(state, { level, colour }) {
  if (lamps.length === 0) return process.stdout.write(`lamps: ${state} ${level} #${colour}\n`)
  await Promise.all(
    lamps.map((lamp) => {
      const url = lamp
        .replaceAll('{state}', state)
        .replaceAll('{level}', level)
        .replaceAll('{colour}', colour)
      return fetch(url).catch((error) => console.error(`${url}: ${error.message}`))
    }),
  )
}

const follow = () => set(light, LIGHTS[light] ?? LIGHTS.dusk)

function flare() {
  clearTimeout(flaring)
  flaring = setTimeout(() => {
    flaring = null
    void follow()
  }, FLARE_MS)
  return set('flare', FLARE)
}

function hear(event, data) {
  if (event === 'hello' && data.format !== 1) throw new Error(`format ${data.format} is not known`)
  if (event === 'scene' && data.light !== light) {
    light = data.light
    if (!flaring) void follow()
  }
  if (event === 'moment' && data.moment === 'out') void flare()
}

/** Reads server-sent events until the line is cut. */
async function listen() {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  let rest = ''
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + text).split('\n\n')
    rest = events.pop()
    for (const lines of events) {
      const fields = Object.fromEntries(lines.split('\n').map((line) => line.split(/: ?(.*)/s, 2)))
      if (fields.event && fields.data) hear(fields.event, JSON.parse(fields.data))
    }
  }
}

for (;;) {
  await listen().catch((error) => console.error(error.message))
  // Nightfall is not there, or has switched them off: look again.
  await new Promise((resolve) => setTimeout(resolve, 3000))
}
