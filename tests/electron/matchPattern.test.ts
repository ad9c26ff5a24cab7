import { expect, it } from 'vitest'
import { isMeant } from './double/matchPattern'

it.each([
  ['http://*/*', 'http://example.com/', true],
  ['http://*/*', 'http://user@example.com:8080/a?b#c', true],
  ['http://*/*', 'http://127.0.0.1:1/', true],
  ['http://*/*', 'http://[::1]/', true],
  ['http://*/*', 'https://example.com/', false],
  ['ws://*/*', 'ws://example.com/socket', true],
  ['ws://*/*', 'wss://example.com/socket', false],
  ['file://*/*', 'file:///etc/passwd', true],
  ['*://*/*', 'https://example.com/', true],
  ['*://*/*', 'ftp://example.com/', false],
  ['<all_urls>', 'ftp://example.com/', true],
  ['https://example.com/*', 'https://example.com/a', true],
  ['https://example.com/*', 'https://example.org/', false],
  ['https://example.com/*', 'https://www.example.com/', false],
  ['https://*.example.com/*', 'https://www.example.com/', true],
  ['https://*.example.com/*', 'https://example.com/', true],
  ['https://*.example.com/*', 'https://badexample.com/', false],
  ['https://example.com/a/*', 'https://example.com/b', false],
  ['https://example.com/a*c', 'https://example.com/abc', true],
  ['https://example.com/a.c', 'https://example.com/abc', false],
  ['http://localhost:80/*', 'http://localhost/', true],
  ['http://localhost:7227/*', 'http://localhost:7227/', true],
  ['http://localhost:7227/*', 'http://localhost:7228/', false],
])('The pattern %s and the address %s: %s', (pattern, address, means) => {
  expect(isMeant(pattern, address)).toBe(means)
})

it.each(['http:*', 'http://*', 'example.com', 'http:///a', ''])('“%s” is no pattern', (pattern) => {
  expect(() => isMeant(pattern, 'http://example.com/')).toThrow('Invalid url pattern')
})
