// Written by synthesize.ts: where each loop lies in its file,
export const loops = {
  lobby: { fromMs: 26.271, lengthMs: 28000 },
  dawn: { fromMs: 126.625, lengthMs: 26000 },
  day: { fromMs: 51.229, lengthMs: 30000 },
  vote: { fromMs: 42.083, lengthMs: 20000 },
  trial: { fromMs: 160.25, lengthMs: 24000 },
  end: { fromMs: 96.25, lengthMs: 26000 },
  spaceNight: { fromMs: 91.417, lengthMs: 30000 },
  spaceport: { fromMs: 150.646, lengthMs: 26000 },
  sicilyNight: { fromMs: 41.75, lengthMs: 24000 },
  sicilyTown: { fromMs: 28.938, lengthMs: 22000 },
  frontierNight: { fromMs: 87.25, lengthMs: 24000 },
  frontierTown: { fromMs: 141.042, lengthMs: 22000 },
  'bed-wind': { fromMs: 172.583, lengthMs: 47000 },
  'bed-quay': { fromMs: 142.292, lengthMs: 47000 },
  'air-leaves': { fromMs: 114.958, lengthMs: 61000 },
  'air-light': { fromMs: 159.875, lengthMs: 61000 },
  'air-rain': { fromMs: 159.167, lengthMs: 61000 },
  'life-crickets': { fromMs: 30.333, lengthMs: 73000 },
  'life-buoys': { fromMs: 109.875, lengthMs: 73000 },
  'life-quayside': { fromMs: 114.958, lengthMs: 73000 },
  'music-night': { fromMs: 43.292, lengthMs: 89000 },
  'music-harbourNight': { fromMs: 171.458, lengthMs: 89000 },
  'music-harbourTown': { fromMs: 27.333, lengthMs: 89000 },
  pulse: { fromMs: 37.417, lengthMs: 8000 },
} as const

// and how loud each stem of a place is in it, so that together they have the loudness of an ambience.
export const gains = {
  night: { bed: 0.4677, air: 0.4677, life: 0.2089, music: 0.1862 },
  harbourNight: { bed: 0.4732, air: 0.4732, life: 0.1679, music: 0.1884 },
  harbourTown: { bed: 0.3126, air: 0.2786, life: 0.5559, music: 0.1972 },
} as const
