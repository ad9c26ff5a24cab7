/** The register of scenes: which component shows each, and where. */
import { defineAsyncComponent, type Component } from 'vue'
import type { ProjectorScene } from '../../bridge'
import BlackoutScene from './screen/BlackoutScene.vue'
import DealScene from './lobby/DealScene.vue'
import IdleScene from './lobby/IdleScene.vue'
import LobbyScene from './lobby/LobbyScene.vue'

/** What comes late or seldom is loaded when it is there to be seen. */
const loadEnd = () => import('./end/EndScene.vue')
const EndScene = defineAsyncComponent(loadEnd)
const RuleScene = defineAsyncComponent(() => import('./rules/RuleScene.vue'))
const loadNight = () => import('./night/NightScene.vue')
const loadVote = () => import('./vote/VoteScene.vue')
const loadDrawing = () => import('./lot/LotScene.vue')
const loadDawn = () => import('./dawn/DawnScene.vue')
const loadStory = () => import('./dawn/StoryScene.vue')
const loadDay = () => import('./day/DayScene.vue')
const loadTalk = () => import('./day/DiscussionScene.vue')
const loadNotice = () => import('./day/NoticeScene.vue')
const loadSpeech = () => import('./day/SpeechScene.vue')
const ROUNDS = [
  loadNight,
  loadDawn,
  loadStory,
  loadDay,
  loadTalk,
  loadNotice,
  loadSpeech,
  loadVote,
  loadDrawing,
  loadEnd,
]
/** A table that plays asks for what its rounds and its end need early, so that it is there with its click. */
export const loadRounds = () => Promise.all(ROUNDS.map((load) => load()))
const NightScene = defineAsyncComponent(loadNight)
const DawnScene = defineAsyncComponent(loadDawn)
const StoryScene = defineAsyncComponent(loadStory)
const DayScene = defineAsyncComponent(loadDay)
const DiscussionScene = defineAsyncComponent(loadTalk)
const NoticeScene = defineAsyncComponent(loadNotice)
const SpeechScene = defineAsyncComponent(loadSpeech)
const VoteScene = defineAsyncComponent(loadVote)
const LotScene = defineAsyncComponent(loadDrawing)
const TestCardScene = defineAsyncComponent(() => import('./screen/TestCardScene.vue'))

interface SceneEntry {
  readonly component: Component
  /** How much of the picture it takes: the middle of the town square, the middle alone, or everything. */
  readonly place: 'inRing' | 'alone' | 'safeArea' | 'screen'
  /** What its words stand on, where that is not as the light has it. */
  readonly board?: 'shade' | 'sign' | 'bare'
  /** Whether it draws its step's clock itself; in all others a clock stands below the words. */
  readonly timed?: true
  /** Whether its sign stands low in the daylight: few words, no list. */
  readonly low?: true
  /** Whether it is a slim band where figures stand below it. */
  readonly slim?: true
}

/** Every scene; one that is missing does not compile. */
export const SCENES: Readonly<Record<ProjectorScene, SceneEntry>> = {
  idle: { component: IdleScene, place: 'alone' },
  lobby: { component: LobbyScene, place: 'inRing' },
  deal: { component: DealScene, place: 'inRing' },
  night: { component: NightScene, place: 'inRing' },
  dawn: { component: DawnScene, place: 'inRing', low: true, slim: true },
  story: { component: StoryScene, place: 'alone', board: 'bare' },
  day: { component: DayScene, place: 'inRing', low: true, slim: true },
  discussion: { component: DiscussionScene, place: 'inRing', timed: true, low: true, slim: true },
  speech: { component: SpeechScene, place: 'inRing', timed: true, low: true, slim: true },
  vote: { component: VoteScene, place: 'inRing', timed: true, slim: true },
  lot: { component: LotScene, place: 'inRing', board: 'bare' },
  stand: { component: NoticeScene, place: 'inRing', timed: true, slim: true },
  notice: { component: NoticeScene, place: 'inRing', timed: true, slim: true },
  end: { component: EndScene, place: 'inRing', board: 'bare' },
  rule: { component: RuleScene, place: 'alone', board: 'shade' },
  testCard: { component: TestCardScene, place: 'safeArea' },
  blackout: { component: BlackoutScene, place: 'screen' },
}
