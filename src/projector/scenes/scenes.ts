/** Which component shows a scene, and whether the town square stands around it. */
import type { Component } from 'vue'
import type { ProjectorScene } from '../../bridge'
import DawnScene from './DawnScene.vue'
import DayScene from './DayScene.vue'
import DealScene from './DealScene.vue'
import DiscussionScene from './DiscussionScene.vue'
import EndScene from './EndScene.vue'
import IdleScene from './IdleScene.vue'
import LobbyScene from './LobbyScene.vue'
import LotScene from './LotScene.vue'
import NightScene from './NightScene.vue'
import NoticeScene from './NoticeScene.vue'
import SpeechScene from './SpeechScene.vue'
import StoryScene from './StoryScene.vue'
import VoteScene from './VoteScene.vue'

interface SceneEntry {
  readonly component: Component
  readonly ring: boolean
}

/** Scenes drawn as a whole (`blackout`, `testCard`) never get here; they stand in as `idle`. */
export const SCENES: Readonly<Record<ProjectorScene, SceneEntry>> = {
  idle: { component: IdleScene, ring: false },
  lobby: { component: LobbyScene, ring: true },
  deal: { component: DealScene, ring: true },
  night: { component: NightScene, ring: true },
  dawn: { component: DawnScene, ring: true },
  story: { component: StoryScene, ring: false },
  day: { component: DayScene, ring: true },
  discussion: { component: DiscussionScene, ring: true },
  speech: { component: SpeechScene, ring: true },
  vote: { component: VoteScene, ring: true },
  lot: { component: LotScene, ring: true },
  stand: { component: NoticeScene, ring: true },
  notice: { component: NoticeScene, ring: true },
  end: { component: EndScene, ring: true },
  testCard: { component: IdleScene, ring: false },
  blackout: { component: IdleScene, ring: false },
}
