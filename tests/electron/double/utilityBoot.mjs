// Runs a script as Electron's utility process does: with a port to its parent, whose messages wait for a listener.
import { EventEmitter } from 'node:events'
import { pathToFileURL } from 'node:url'

class ParentPort extends EventEmitter {
  #waiting = []

  constructor() {
    super()
    process.on('message', (data) => {
      if (this.listenerCount('message') > 0) this.emit('message', { data, ports: [] })
      else this.#waiting.push(data)
    })
    this.on('newListener', (event) => {
      if (event !== 'message') return
      const waiting = this.#waiting.splice(0)
      setImmediate(() => waiting.forEach((data) => this.emit('message', { data, ports: [] })))
    })
  }

  postMessage(message) {
    if (process.connected) process.send(message)
  }
}

// Electron ends them with the program.
process.on('disconnect', () => process.exit(0))
process.parentPort = new ParentPort()
const [, , script] = process.argv
await import(pathToFileURL(script).href)
