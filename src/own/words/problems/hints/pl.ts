/** What helps against mistakes that everybody makes, in Polish. */
import type { Hints } from '../base/table'

export const hints: Hints = {
  comma: 'Być może przecinek podzielił zdanie: weź je w cudzysłów.',
  tab: 'Rób wcięcia spacjami: tabulatory nie są czytane.',
  colon: 'Tekst z dwukropkiem trzeba wziąć w cudzysłów.',
  quote: 'Brakuje cudzysłowu albo jest on za wcześnie; tekst z apostrofem weź w "…".',
  bracket: 'Jakiś nawias nie jest zamknięty.',
  indent: 'Słowa tej samej części muszą być dokładnie jedno pod drugim.',
  blank: 'Po dwukropku musi być spacja.',
  sign: 'Tekst, który zaczyna się od znaku takiego jak { @ % albo *, trzeba wziąć w cudzysłów.',
  plainNumber: 'Liczby pisze się bez cudzysłowu.',
  list: 'Weź to w nawiasy kwadratowe: [ … ].',
  map: 'Weź to w nawiasy klamrowe: { słowo: wartość }.',
  nameLast: 'Ostatni wiersz zakończenia zamyka {name}, a nigdzie indziej {name} być nie może.',
  ofTable:
    'Należy do stołu, a nie do gracza: zapytaj tak: { stacks: {word}, of: table, atLeast: 1 }.',
  ofGroup:
    'To wspólne wezwanie (joint), decyduje cała grupa: zamiast others napisz { not: holders }.',
  comment: 'Weź to w cudzysłów: bez niego wszystko od # jest komentarzem.',
  curly: 'Użyj prostego cudzysłowu: "…".',
  known: 'Może tu być: {known}.',
}
