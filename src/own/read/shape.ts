/**
 * Walks a tree along the schema: says what does not fit, takes it out, so that what is left fits, and writes down which
 * names are made and used where.
 */
import * as v from 'valibot'
import { LIMITS } from '../schema/limits'
import { markOf, type AnySchema, type Kind, type Mark } from '../schema/marks'
import { FromOption, LANGUAGE } from '../schema/scalars'
import type { ProblemCode, ProblemParams } from '../problems/codes'
import { nearest } from '../problems/nearest'
import type { Report } from '../problems/report'
import {
  alternativesOf,
  fittingIn,
  formOf,
  formOfMap,
  kindOf,
  misspeltIn,
  opened,
  type Alternative,
  type Form,
} from './alternatives'
import { isCurly, isSplit, limitOf, paramsOf, piecesIn, wordsOf } from './bounds'
import { isTaken, type Decided, type NameAt, type NewerAt } from './names'
import { faultInText } from './texts'
import { isMap, type Atlas, type TextPlace, type Tree, type TreeList, type TreeMap } from './tree'
import { missingIn, speaksOfRule, wrongAmong, wrongAmount } from './wrong'

/** So many words can be told where another one was meant. */
const MOST_WORDS = 6

/** The words that may stand in place of a strange one, where they are few. */
const known = (words: readonly string[]): ProblemParams =>
  words.length <= MOST_WORDS ? { known: words.join(', '), hint: 'known' } : {}

export class Shape {
  readonly made: NameAt[] = []
  readonly used: NameAt[] = []
  readonly decided: Decided[] = []
  /** Words that came with `needs: 2`. */
  readonly newer: NewerAt[] = []
  private expression: { nodes: number; deepest: number } | undefined
  private depth = 0
  private readonly strangeLanguages = new Set<string>()

  constructor(
    private readonly report: Report,
    private readonly atlas: Atlas,
    private readonly languages: ReadonlySet<string> | undefined,
  ) {}

  /** True if the tree, or what is left of it, is of this schema. */
  walk(schema: AnySchema, tree: Tree, place: TextPlace): boolean {
    const inside = opened(schema)
    const mark = markOf(inside)
    if (mark.newer !== undefined) this.needs(mark.newer, tree, place)
    if (mark.code && !(v.is(inside, tree) as boolean)) {
      // Whoever uses it elsewhere has made no second mistake.
      if (mark.makes && typeof tree === 'string') this.name(mark.makes, tree, place)
      return this.fault(mark.code, place, paramsOf(tree, mark))
    }
    return mark.expression ? this.bounded(inside, tree, place) : this.plain(inside, tree, place)
  }

  private needs(word: string, tree: Tree, place: TextPlace): void {
    const isHere = isMap(tree) && Object.hasOwn(tree, word)
    const { key: offset, path } = isHere ? this.under(tree, word) : place
    this.newer.push({ word, offset, path })
  }

  private fault(code: ProblemCode, place: TextPlace, params: ProblemParams = {}): false {
    this.report.add(code, place.value, place.path, { ...params, ...this.commentAt(place, params) })
    return false
  }

  /** What looks like nothing may be a value that begins with #, which is a comment without quotation marks. */
  private commentAt({ value }: TextPlace, { found }: ProblemParams): ProblemParams {
    const written = found === 'nothing' ? this.report.writtenAt(value) : ''
    return written.startsWith('#') ? { found: written, hint: 'comment' } : {}
  }

  /** An expression: as deep and as large as one may be. */
  private bounded(schema: AnySchema, tree: Tree, place: TextPlace): boolean {
    if (!isMap(tree)) return this.plain(schema, tree, place)
    const outermost = this.expression === undefined
    const size = (this.expression ??= { nodes: 0, deepest: 0 })
    size.nodes++
    this.depth++
    size.deepest = Math.max(size.deepest, this.depth)
    const fits = this.plain(schema, tree, place)
    this.depth--
    if (!outermost) return fits
    this.expression = undefined
    if (size.deepest > LIMITS.expressionDepth) {
      return this.fault('tooDeep', place, { most: LIMITS.expressionDepth })
    }
    if (size.nodes > LIMITS.expressionNodes) {
      const params = { found: size.nodes, most: LIMITS.expressionNodes }
      return this.fault('tooMany', place, { what: 'expression', ...params })
    }
    return fits
  }

  private plain(schema: AnySchema, tree: Tree, place: TextPlace): boolean {
    const mark = markOf(schema)
    const among = alternativesOf(schema)
    if (among[0]?.form.type === 'any') return true
    const kind = kindOf(tree)
    const fitting = fittingIn(among, kind)
    if (fitting.length === 0) return this.wrongKind(among, tree, place)
    if (mark.text && !this.text(tree, mark, place)) return false
    if (typeof tree === 'string') return this.word(fitting, schema, tree, place)
    if (isMap(tree)) return this.mapOfOne(fitting, schema, tree, place)
    const [chosen] = fitting
    if (!chosen) return false
    if (chosen.schema !== schema) return this.walk(chosen.schema, tree, place)
    if (Array.isArray(tree)) return this.list(chosen.form, tree, place)
    return this.amount(chosen.form, tree, place)
  }

  private wrongKind(among: readonly Alternative[], tree: Tree, place: TextPlace): false {
    const { code, params } = wrongAmong(among, tree)
    return this.fault(code, place, params)
  }

  private word(
    fitting: readonly Alternative[],
    schema: AnySchema,
    tree: string,
    place: TextPlace,
  ): boolean {
    const words = wordsOf(fitting)
    for (const { schema: of } of fitting)
      if (markOf(of).newer === tree) this.needs(tree, tree, place)
    if (words.includes(tree)) return true
    const free = fitting.find(({ form }) => form.type === 'string')
    if (!free) return this.wrongKind(fitting, tree, place)
    const mark = markOf(free.schema)
    // One form among several has its bounds in that form.
    if (free.schema !== schema && !this.text(tree, mark, place)) return false
    const { makes, names: kinds } = mark
    if (makes && !this.make(makes, tree, place)) return false
    if (kinds) this.used.push({ name: tree, kinds, offset: place.value, path: place.path })
    return true
  }

  private make(kind: Kind, name: string, place: TextPlace): boolean {
    this.name(kind, name, place)
    return isTaken(kind, name) ? this.fault('reservedId', place, { id: name }) : true
  }

  private name(kind: Kind, name: string, { value: offset, path }: TextPlace): void {
    this.made.push({ name, kinds: [kind], offset, path })
  }

  private text(tree: Tree, mark: Mark, place: TextPlace): boolean {
    if (!mark.text) return true
    const texts = isMap(tree) ? Object.entries(tree) : [['', tree] as const]
    let good = true
    for (const [language, text] of texts) {
      const at = language === '' ? place : this.under(tree as TreeMap, language)
      if (language !== '') this.language(language, at)
      const fault = typeof text === 'string' ? faultInText(text, mark.text) : undefined
      if (fault) good = this.fault(fault.code, at, fault.params)
    }
    return good
  }

  /** A language that the game does not have is one mistake, however many texts are in it. They stay where they are. */
  private language(language: string, at: TextPlace): void {
    const known = !LANGUAGE.test(language) || !this.languages || this.languages.has(language)
    if (known || this.strangeLanguages.has(language)) return
    this.strangeLanguages.add(language)
    this.fault('badLanguage', { ...at, value: at.key }, { found: language })
  }

  private amount(form: Form, tree: Tree, place: TextPlace): boolean {
    const wrong = wrongAmount(form, tree, () => this.report.writtenAt(place.value))
    return !wrong || this.fault(wrong.code, place, wrong.params)
  }

  private list(form: Form, tree: TreeList, place: TextPlace): boolean {
    const most = limitOf(form, 'max_length')
    const least = limitOf(form, 'min_length') ?? 0
    if (form.items && tree.length < form.items.length) {
      return this.fault('tooFew', place, { found: tree.length, least: form.items.length })
    }
    if (form.items && tree.length > form.items.length) {
      const params = { what: 'entries', found: tree.length, most: form.items.length }
      return this.fault('tooMany', place, params)
    }
    if (most !== undefined && tree.length > most) {
      return this.fault('tooMany', place, { what: 'entries', found: tree.length, most })
    }
    const { items, item } = form
    const good = tree.filter((entry, index) => {
      const at = this.under(tree, index)
      return this.walk(items?.[index] ?? (item as AnySchema), entry, at)
    })
    const complete = good.length === tree.length
    if (!complete) this.atlas.keep(tree, good)
    if (items && !complete) return false
    if (good.length >= least) return true
    return complete && this.fault('tooFew', place, { found: good.length, least })
  }

  private under(part: TreeMap | TreeList, key: string | number): TextPlace {
    return this.atlas.placeOf(part, key)
  }

  private mapOfOne(
    fitting: readonly Alternative[],
    schema: AnySchema,
    tree: TreeMap,
    place: TextPlace,
  ): boolean {
    const { chosen, torn } = formOfMap(fitting, tree)
    if (torn !== undefined) {
      return this.fault('oneWord', this.atKey(tree, torn), { known: Object.keys(tree).join(', ') })
    }
    if (!chosen) return this.noForm(fitting, tree, place)
    const misspelt = misspeltIn(fitting, chosen, tree)
    if (misspelt) return this.noForm(misspelt, tree, place)
    if (chosen.schema === FromOption && schema !== FromOption) {
      const all = speaksOfRule(tree) ? [] : alternativesOf(schema)
      const others = all.filter((each) => each !== chosen)
      if (others.length > 0) return this.wrongKind(others, tree, place)
      this.decided.push({ part: tree, schema })
    }
    if (chosen.schema !== schema) return this.walk(chosen.schema, tree, place)
    if (chosen.form.type === 'record') return this.record(chosen.form, tree, place)
    return this.object(chosen.form, markOf(schema), tree, place)
  }

  private atKey(tree: TreeMap, key: string): TextPlace {
    const at = this.under(tree, key)
    return { ...at, value: at.key }
  }

  private noForm(fitting: readonly Alternative[], tree: TreeMap, place: TextPlace): false {
    const words = [...new Set(fitting.flatMap(({ leading }) => leading ?? []))]
    const [key] = Object.keys(tree)
    if (key === undefined) return this.fault('oneWord', place, { known: words.join(', ') })
    const params = this.strange(key, words, isSplit(tree, key) ? tree : null)
    return this.fault('unknownWord', this.atKey(tree, key), params)
  }

  /** @param split the map in which it is a piece of a sentence, if it is */
  private strange(key: string, words: readonly string[], split: TreeMap | null): ProblemParams {
    const word = key.slice(0, 60)
    // A piece of a sentence is no word that somebody misspelt.
    if (split) return { word, nearest: '', hint: isCurly(split) ? 'curly' : 'comma' }
    return { word, nearest: nearest(key, words), hint: '' }
  }

  private record(form: Form, tree: TreeMap, place: TextPlace): boolean {
    const most = limitOf(form, 'max_entries')
    const least = limitOf(form, 'min_entries') ?? 0
    const keys = Object.keys(tree)
    if (most !== undefined && keys.length > most) {
      return this.fault('tooMany', place, { what: 'entries', found: keys.length, most })
    }
    const { firsts, others } = piecesIn(tree, keys)
    for (const key of keys) {
      const comma = firsts.has(key) || others.has(key)
      const name = this.atKey(tree, key)
      if (firsts.has(key)) this.fault('unknownWord', name, this.strange(key, [], tree))
      const named = !comma && this.walk(form.key as AnySchema, key, name)
      const said = comma || (!named && tree[key] === null)
      const value = tree[key] ?? null
      const fits = !said && this.walk(form.value as AnySchema, value, this.under(tree, key))
      if (!named || !fits) Reflect.deleteProperty(tree, key)
    }
    if (keys.length >= least) return Object.keys(tree).length >= Math.min(least, 1)
    // What is not in the text stands in for something that is missing, which has been said.
    if (place.path !== '' && place.key === 0) return false
    return this.fault('tooFew', place, { found: keys.length, least })
  }

  private object(form: Form, mark: Mark, tree: TreeMap, place: TextPlace): boolean {
    const entries = form.entries ?? {}
    const written = Object.keys(tree)
    let good = true
    const meant = new Set<string>()
    const { firsts, others } = piecesIn(tree, written, entries)
    // A strange word with nothing beside it stands in place of one of these.
    const isAlone = written.length === 1 && firsts.size === 0 && place.path !== ''
    for (const key of written) {
      const entry = Object.hasOwn(entries, key) ? entries[key] : undefined
      if (others.has(key)) Reflect.deleteProperty(tree, key)
      else if (!entry) {
        const words = Object.keys(entries)
        const params = this.strange(key, words, firsts.has(key) ? tree : null)
        this.stranger(tree, key, mark, isAlone ? { ...params, ...known(words) } : params)
        for (const word of isAlone ? words : firsts.has(key) ? [] : [nearest(key, words)])
          meant.add(word)
        Reflect.deleteProperty(tree, key)
      } else if (!this.walk(entry, tree[key] ?? null, this.under(tree, key))) {
        if (formOf(entry).type === 'exact_optional') Reflect.deleteProperty(tree, key)
        else good = false
      }
    }
    // A word that was meant and misspelt is not missing besides.
    const complete = this.complete(entries, tree, place, meant)
    return complete && this.one(mark, written, tree, place, meant) && good
  }

  private stranger(tree: TreeMap, key: string, mark: Mark, params: ProblemParams): void {
    const refused = mark.refused?.[key]
    if (refused) this.fault(refused, this.atKey(tree, key), { found: key })
    else this.fault('unknownWord', this.atKey(tree, key), params)
  }

  private complete(
    entries: Readonly<Record<string, AnySchema>>,
    tree: TreeMap,
    place: TextPlace,
    meant: ReadonlySet<string>,
  ): boolean {
    const missing = missingIn(entries, tree)
    for (const word of missing) {
      if (meant.has(word)) continue
      this.report.add('missingWord', place.key, place.path, { word })
    }
    return missing.length === 0
  }

  /** One of several words: as it was written, and still there after what is wrong has been taken out. */
  private one(
    mark: Mark,
    written: readonly string[],
    tree: TreeMap,
    place: TextPlace,
    meant: ReadonlySet<string>,
  ): boolean {
    if (!mark.one) return true
    const there = mark.one.of.filter((word) => written.includes(word))
    if (there.length === 0 && meant.size > 0) return false
    if (there.length === 1) return Object.hasOwn(tree, there[0] ?? '')
    const known = mark.one.of.join(', ')
    return this.fault(mark.one.code, place, { known, found: there.join(', ') || '–' })
  }
}
