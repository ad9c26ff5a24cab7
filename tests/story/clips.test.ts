import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import { clipChecker, clipKey, clipList, clipNames, clipStems, inName } from '../../src/story/clips'
import { tellNobodyDied, tellStory, type StoryPack } from '../../src/story'

const pack: StoryPack = {
  id: 'harbour',
  lang: 'en',
  beginnings: { rain: ['It rained {place.at}, says {who.a}.'] },
  middles: { lamp: ['The lamp went out.', 'Nobody looked up (not one).'] },
  ends: { bell: ['A bell rang.', 'It was {name}'] },
  nobodyDied: { calm: ['All is calm.'] },
  words: { place: [{ at: 'at the quay' }], who: [{ a: 'Łucja the Great' }] },
}

describe('The name of a recording', () => {
  it('follows from story, language, piece and sentence, and from the words that were drawn', () => {
    const story = tellStory(pack, { seed: 1, reroll: 0 })
    expect(clipNames(pack, story)).toEqual([
      'harbour.en.beginnings.rain.1.at-the-quay+lucja-the-great',
      'harbour.en.middles.lamp.1',
      'harbour.en.middles.lamp.2',
      'harbour.en.ends.bell.1',
      'harbour.en.ends.bell.2',
    ])
    expect(clipNames(pack, tellNobodyDied(pack, { seed: 1, reroll: 0 }))).toEqual([
      'harbour.en.nobodyDied.calm.1',
    ])
  })

  it('is none for what the host wrote or changed, and for what was told in another language', () => {
    const story = tellStory(pack, { seed: 1, reroll: 0 })
    const changed = { ...story, body: story.body.with(1, 'The lamp stayed on.') }
    expect(clipNames(pack, changed)[1]).toBeNull()
    expect(clipNames(pack, { ...story, body: story.body.slice(1) })).toEqual(Array(4).fill(null))
    expect(clipNames(pack, { ...story, ids: [] })).toEqual(Array(5).fill(null))
    expect(
      clipNames(pack, { ...story, ids: ['tales.x', 'constructor.y', 'ends.toString'] }),
    ).toEqual(Array(5).fill(null))
  })

  it('is known again in the name of a file, in large letters or small, and no other is', () => {
    const isClip = clipChecker(pack)
    const good = [
      'harbour.en.middles.lamp.2',
      'Harbour.EN.ends.BELL.1',
      'harbour.en.beginnings.rain.1.a+b',
    ]
    const bad = [
      'harbour.en.middles.lamp.3',
      'harbour.en.middles.lamp.2.words',
      'harbour.en.beginnings.rain.1',
      'harbour.en.beginnings.rain.1.a',
      'harbour.de.middles.lamp.1',
      'other.en.middles.lamp.1',
      'lamp',
      '',
    ]
    expect(good.map(isClip)).toEqual(good.map(() => true))
    expect(bad.map(isClip)).toEqual(bad.map(() => false))
  })

  it('stands in the list with its sentence, and words as they are written in it', () => {
    const list = clipList(pack)
    expect(list).toContain('harbour.en.beginnings.rain.1.{place.at}+{who.a}\n    It rained')
    expect(list).toContain('{who}\n    lucja-the-great')
    expect(list).not.toContain('{name}')
  })
})

describe('Every story of every game', async () => {
  const inOthers = await Promise.all(['de', 'pl'].map((language) => gamesInLanguage(language)))
  const all = Object.entries(packs).flatMap(([id, { stories }]) => [
    ...Object.values(stories ?? {}),
    ...inOthers.flatMap((games) => games[id]?.stories ?? []),
  ])

  it.each(all.map((each) => [`${each.id} ${each.lang}`, each] as const))(
    'has its names in %s: each is found again and fits on a disk, and no two are one',
    (_, each) => {
      const isClip = clipChecker(each)
      const stems = clipStems(each).map(({ stem }) => clipKey(stem))
      expect(new Set(stems).size).toBe(stems.length)
      for (let seed = 0; seed < 40; seed++) {
        const names = clipNames(each, tellStory(each, { seed, reroll: seed }))
        for (const name of names) {
          expect(name).not.toBeNull()
          expect(isClip(name ?? '')).toBe(true)
          expect(Buffer.byteLength(`${name}.webm`)).toBeLessThan(200)
          expect(name).toMatch(/^[\p{L}\p{N}.+-]+$/u)
        }
      }
    },
  )
})

it('Words in a name are small letters without marks', () => {
  expect(inName('Über  Łódź, “straße” – 3!')).toBe('uber-lodz-strasse-3')
})
