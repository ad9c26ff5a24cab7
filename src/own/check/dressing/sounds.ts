/** What is heard: an ambience under a picture, a stinger with an announcement, by names of the program's own. */
import { AMBIENCES, isUnderScene, SCENES, STINGERS } from '../../format/sounds'
import { itemsOf } from '../../analyse/items'
import { nearest } from '../../problems/nearest'
import { say, type Checked } from '../base/context'

/** Announcements are named after these parts: where one is wrong itself, nobody knows which there are. */
const NAMING = ['statuses', 'notices', 'objects'] as const

export function sounds(checked: Checked): void {
  const { document, broken } = checked
  const { sounds = {} } = document
  if (broken.has('sounds')) return
  const isUnsure = NAMING.some((part) => broken.has(part))
  const items = Object.keys(itemsOf(document, 1))
  for (const [key, sound] of Object.entries(sounds)) {
    const isItem = items.includes(key)
    if (!isItem && !SCENES.includes(key)) {
      if (isUnsure && key.includes('.')) continue
      const near = nearest(key, [...SCENES, ...items])
      const params = { word: key.slice(0, 60), nearest: near, hint: '' }
      say(checked, 'unknownWord', sounds, key, params, 'key')
      continue
    }
    if (isUnderScene(key, sound) || (isItem && STINGERS.includes(sound))) continue
    const known = isItem ? STINGERS : AMBIENCES
    const params = { known: known.join(', '), nearest: nearest(sound, known) }
    say(checked, 'notOneOf', sounds, key, { found: sound.slice(0, 60), ...params })
  }
}
