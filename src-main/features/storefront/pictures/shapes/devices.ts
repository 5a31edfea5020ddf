import { dot, each, line, moved, oval, path, rect, type Shape, shine, turned } from '../draw.ts'

/** What a screen shows: hills under a sun, in the colours of the thing. */
const scene = (x: number, y: number, width: number, height: number, sky: string, hill: string, far: string) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 100 60" preserveAspectRatio="none">` +
  `<rect width="100" height="60" fill="${sky}"/><circle cx="72" cy="20" r="9" fill="#fff4d0"/>` +
  `<path d="M0 44 Q22 20 46 40 Q70 18 100 40 V60 H0Z" fill="${far}"/><path d="M0 52 Q40 34 100 52 V60 H0Z" fill="${hill}"/></svg>`

export const laptop: Shape = (p) =>
  rect(84, 104, 232, 160, 14, p.ink) +
  scene(94, 114, 212, 138, p.accent, p.deep, p.pale) +
  path('M48 264 H352 L366 292 Q368 304 354 304 H46 Q32 304 34 292Z', p.body) +
  path('M164 264 H236 L232 276 H168Z', p.side) +
  shine('M94 114 H182 L120 252 H94Z', 0.16)

export const phone: Shape = (p) =>
  turned(
    8,
    rect(124, 54, 152, 272, 28, p.body) +
      rect(134, 64, 132, 252, 20, p.ink) +
      scene(138, 70, 124, 240, p.accent, p.deep, p.pale) +
      rect(178, 76, 44, 10, 5, p.ink) +
      each(4, (at) => rect(152 + at * 25, 272, 20, 20, 6, '#ffffff')) +
      shine('M138 70 H200 L138 210Z', 0.18),
  )

export const tablet: Shape = (p) =>
  rect(66, 96, 268, 206, 20, p.body) +
  rect(76, 106, 248, 186, 12, p.ink) +
  scene(86, 116, 228, 166, p.accent, p.deep, p.pale) +
  shine('M86 116 H186 L120 282 H86Z', 0.16)

export const screen: Shape = (p) =>
  rect(52, 84, 296, 184, 14, p.ink) +
  scene(62, 94, 276, 164, p.accent, p.deep, p.pale) +
  path('M178 268 H222 L230 302 H170Z', p.metal) +
  rect(128, 300, 144, 18, 9, p.body) +
  shine('M62 94 H184 L110 258 H62Z', 0.14)

export const headphones: Shape = (p) =>
  line('M92 232 Q88 82 200 78 Q312 82 308 232', p.side, 24) +
  line('M108 204 Q112 98 200 94 Q288 98 292 204', p.pale, 5, 0.6) +
  rect(68, 200, 68, 114, 32, p.body) +
  rect(264, 200, 68, 114, 32, p.body) +
  rect(118, 212, 28, 90, 14, p.ink) +
  rect(254, 212, 28, 90, 14, p.ink) +
  dot(96, 256, 13, p.accent) +
  dot(304, 256, 13, p.accent)

export const earbuds: Shape = (p) =>
  rect(104, 196, 192, 126, 52, p.body) +
  line('M108 240 H292', p.deep, 4, 0.5) +
  dot(200, 276, 7, p.accent) +
  each(2, (at) =>
    moved(
      at * 96,
      0,
      dot(152, 124, 32, p.side) + rect(142, 130, 26, 74, 13, p.body) + oval(140, 112, 14, 18, p.ink),
    ),
  )

export const camera: Shape = (p) =>
  path('M142 126 L156 94 H244 L258 126Z', p.side) +
  rect(62, 122, 276, 186, 26, p.body) +
  rect(62, 172, 276, 84, 0, p.side) +
  rect(86, 104, 44, 22, 8, p.accent) +
  dot(206, 214, 78, p.metal) +
  dot(206, 214, 64, p.ink) +
  dot(206, 214, 40, '#3f5873') +
  dot(206, 214, 18, '#131a24') +
  dot(190, 196, 12, '#ffffff') +
  rect(290, 140, 30, 18, 5, p.pale)

export const speaker: Shape = (p) =>
  rect(116, 58, 168, 266, 34, p.body) +
  dot(200, 132, 40, p.ink) +
  dot(200, 132, 18, p.metal) +
  dot(200, 238, 62, p.ink) +
  dot(200, 238, 46, p.side) +
  dot(200, 238, 20, p.metal) +
  shine('M126 96 Q128 70 152 68 H162 Q142 120 142 310 Q126 304 126 290Z', 0.18)

export const powerBank: Shape = (p) =>
  turned(
    -8,
    line('M240 84 Q244 40 300 52 Q340 64 318 110', p.ink, 9) +
      rect(120, 84, 160, 238, 30, p.body) +
      each(6, (at) => rect(142 + (at % 2) * 60, 110 + Math.floor(at / 2) * 46, 54, 40, 5, '#24344d')) +
      each(6, (at) => line(`M${142 + (at % 2) * 60} ${130 + Math.floor(at / 2) * 46} h54`, '#5f7da3', 2)) +
      each(4, (at) => dot(158 + at * 28, 284, 7, at < 3 ? p.accent : p.pale)) +
      shine('M130 112 Q132 94 150 94 H160 V310 H146 Q130 308 130 292Z', 0.2),
  )

export const controller: Shape = (p) =>
  path(
    'M112 132 H288 Q340 138 356 252 Q360 312 322 310 Q294 306 268 250 H132 Q106 306 78 310 Q40 312 44 252 Q60 138 112 132Z',
    p.body,
  ) +
  rect(106, 182, 58, 20, 6, p.ink) +
  rect(125, 163, 20, 58, 6, p.ink) +
  each(4, (at) =>
    dot(
      [264, 290, 264, 238][at] ?? 264,
      [166, 192, 218, 192][at] ?? 192,
      12,
      [p.accent, '#d9534f', '#4f9d69', '#e0b13c'][at] ?? p.accent,
    ),
  ) +
  dot(168, 238, 22, p.ink) +
  dot(232, 238, 22, p.ink) +
  shine('M116 142 H190 Q120 160 84 230 Q66 240 62 250 Q70 150 116 142Z', 0.18)

export const keyboard: Shape = (p) =>
  path('M40 168 H360 L376 292 Q378 304 364 304 H36 Q22 304 24 292Z', p.body) +
  each(4, (row) =>
    each(11, (at) =>
      rect(
        52 + at * 27 - row * 2,
        182 + row * 28,
        23,
        21,
        4,
        row === 3 && at > 2 && at < 8 ? p.pale : (row + at) % 7 === 0 ? p.accent : p.paper,
      ),
    ),
  ) +
  shine('M40 168 H360 L362 178 H38Z', 0.3)

export const mouse: Shape = (p) =>
  line('M200 104 Q204 60 244 56', p.ink, 7) +
  rect(128, 98, 144, 224, 72, p.body) +
  path('M128 200 V170 Q128 98 200 98 Q272 98 272 170 V200 Q200 222 128 200Z', p.side) +
  line('M200 100 V206', p.deep, 4, 0.6) +
  rect(188, 128, 24, 50, 12, p.accent)

export const printer: Shape = (p) =>
  rect(128, 70, 144, 100, 6, p.paper) +
  rect(66, 150, 268, 124, 22, p.body) +
  rect(100, 232, 200, 88, 6, p.paper) +
  line('M126 264 H274 M126 288 H236', p.deep, 6, 0.3) +
  rect(92, 224, 216, 16, 6, p.ink) +
  dot(298, 184, 9, p.accent) +
  rect(96, 176, 66, 16, 8, p.side)

export const chip: Shape = (p) =>
  each(6, (at) => line(`M${116 + at * 34} 76 V324`, p.metal, 8)) +
  each(6, (at) => line(`M76 ${116 + at * 34} H324`, p.metal, 8)) +
  rect(96, 96, 208, 208, 18, p.body) +
  rect(130, 130, 140, 140, 10, p.side) +
  path('M176 172 H224 V228 H176Z', p.accent) +
  dot(116, 116, 7, p.pale)

export const cable: Shape = (p) =>
  line(
    'M118 246 Q60 140 168 126 Q300 112 300 200 Q298 268 206 268 Q138 266 140 210 Q146 164 204 164 Q256 168 254 204 Q250 234 206 232',
    p.body,
    15,
  ) + turned(28, rect(92, 244, 52, 70, 10, p.ink) + rect(102, 308, 32, 26, 3, p.metal), 118, 260)

export const battery: Shape = (p) =>
  each(2, (at) =>
    turned(
      at ? 10 : -10,
      rect(152, 92, 96, 228, 18, at ? p.side : p.body) +
        rect(180, 76, 40, 22, 6, p.metal) +
        rect(152, 92, 96, 56, 18, p.metal) +
        path('M208 176 L178 234 H200 L190 282 L226 216 H204Z', '#fff3c4'),
    ),
  )

export const watch: Shape = (p, { of }) =>
  path('M158 44 H242 L250 136 H150Z', p.side) +
  path('M150 264 H250 L242 340 H158Z', p.side) +
  (of(2)
    ? rect(126, 118, 148, 164, 40, p.metal) +
      rect(138, 130, 124, 140, 30, p.ink) +
      line('M168 176 H232 M168 204 H214', p.pale, 8) +
      dot(222, 238, 16, p.accent)
    : dot(200, 200, 88, p.metal) +
      dot(200, 200, 74, p.paper) +
      each(12, (at) => turned(at * 30, line('M200 134 V142', p.ink, 4))) +
      line('M200 200 V154 M200 200 L230 216', p.ink, 6) +
      dot(200, 200, 6, p.accent)) +
  rect(278, 190, 14, 24, 5, p.metal) +
  each(3, (at) => dot(200, 296 + at * 16, 4, p.deep))

export const glasses: Shape = (p) =>
  line('M60 184 Q40 176 34 156 M340 184 Q360 176 366 156', p.body, 11) +
  line('M176 196 Q200 176 224 196', p.body, 12) +
  each(2, (at) =>
    moved(
      at * 164,
      0,
      rect(56, 158, 124, 106, 46, p.body) +
        rect(68, 170, 100, 82, 36, p.glass) +
        shine('M84 236 L124 176 H144 L100 244Z', 0.5),
    ),
  )

export const ring: Shape = (p) =>
  line('M200 160 a78 78 0 1 0 2 0', p.metal, 24) +
  line('M150 186 Q170 166 196 166', '#ffffff', 5, 0.7) +
  path('M152 112 L176 82 H224 L248 112 L200 170Z', p.body) +
  path('M176 82 L186 112 L200 170 L152 112Z M224 82 L214 112 L200 170 L248 112Z', p.side) +
  path('M186 112 H214 L200 170Z M176 82 H224 L214 112 H186Z', p.pale) +
  line('M120 84 v20 M110 94 h20 M286 60 v16 M278 68 h16', p.accent, 4)

export const necklace: Shape = (p) =>
  line('M92 78 Q100 232 200 240 Q300 232 308 78', p.metal, 8) +
  each(9, (at) => dot(100 + at * 25, Math.round(240 - (at - 4) ** 2 * 7), 8, p.metal)) +
  path('M200 238 Q244 282 226 312 Q214 328 200 328 Q186 328 174 312 Q156 282 200 238Z', p.body) +
  shine('M200 256 Q180 284 186 308 Q170 296 182 272Z', 0.5)
