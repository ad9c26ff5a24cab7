// Written by synthesize.ts: where each ambience loops in its file.
export const loops = {
  lobby: { fromMs: 26.271, lengthMs: 28000 },
  night: { fromMs: 124.646, lengthMs: 36000 },
  dawn: { fromMs: 126.625, lengthMs: 26000 },
  day: { fromMs: 51.229, lengthMs: 30000 },
  vote: { fromMs: 42.083, lengthMs: 20000 },
  trial: { fromMs: 160.25, lengthMs: 24000 },
  end: { fromMs: 96.25, lengthMs: 26000 },
  harbourNight: { fromMs: 160.854, lengthMs: 30000 },
  harbourTown: { fromMs: 128.229, lengthMs: 26000 },
  spaceNight: { fromMs: 91.417, lengthMs: 30000 },
  spaceport: { fromMs: 150.646, lengthMs: 26000 },
  sicilyNight: { fromMs: 41.75, lengthMs: 24000 },
  sicilyTown: { fromMs: 28.938, lengthMs: 22000 },
  frontierNight: { fromMs: 87.25, lengthMs: 24000 },
  frontierTown: { fromMs: 141.042, lengthMs: 22000 },
} as const
