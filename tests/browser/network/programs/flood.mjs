// Strangers in the network, from a process of their own: some flood the server, some connect and say nothing.
// node flood.mjs PORT FLOODING IDLE MILLISECONDS
import { connect } from 'node:net'

const [port, flooding, idle, ms] = process.argv.slice(2).map(Number)
const until = Date.now() + ms
// Where this computer has one address only, all come from that one.
const many = process.platform === 'linux'
const open = (n) =>
  connect({ port, host: '127.0.0.1', ...(many && { localAddress: `127.0.${1 + (n % 20)}.1` }) })

let asked = 0
function flood(n) {
  if (Date.now() > until) return
  const socket = open(n)
  const ask = () => {
    while (!socket.destroyed && Date.now() < until) {
      asked += 1
      const lines = `GET /guess${asked} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`
      if (!socket.write(lines.repeat(8))) return
    }
  }
  socket.on('connect', ask)
  socket.on('drain', ask)
  socket.on('error', () => {})
  socket.on('data', () => {})
  socket.on('close', () => setTimeout(() => flood(n), 5))
}
function wait(n) {
  if (Date.now() > until) return
  const socket = open(n)
  socket.on('error', () => {})
  socket.on('close', () => setTimeout(() => wait(n), 200))
}
for (let n = 0; n < flooding; n += 1) flood(n)
for (let n = 0; n < idle; n += 1) wait(n)
setTimeout(() => {
  process.stdout.write(String(asked))
  process.exit(0)
}, ms)
