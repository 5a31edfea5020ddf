import { dot, each, fold, line, moved, oval, path, rect, type Shape, shine, turned } from '../draw.ts'

export const book: Shape = (p, { of }) =>
  turned(
    -5,
    path('M116 74 H278 Q292 74 292 88 V306 H126 Q104 306 104 324 V90 Q104 74 116 74Z', p.body) +
      path('M104 324 Q104 302 128 302 H292 V328 H126 Q104 330 104 324Z', p.paper) +
      line('M116 318 H290', p.deep, 3, 0.25) +
      rect(104, 74, 22, 230, 8, p.side) +
      ([
        rect(150, 116, 116, 70, 4, p.paper) + line('M168 140 H248 M182 162 H234', p.deep, 6, 0.7),
        dot(208, 150, 36, p.accent) + line('M166 216 H250 M180 240 H236', p.pale, 7),
        path('M140 250 Q176 180 208 222 Q236 170 280 250Z', p.accent) + dot(246, 130, 20, p.pale),
      ][of(3)] ?? '') +
      shine('M132 80 H150 V300 H132Z', 0.16),
  )

export const pen: Shape = (p) =>
  turned(
    40,
    rect(180, 62, 40, 196, 14, p.body) +
      rect(180, 140, 40, 20, 0, p.metal) +
      path('M180 256 H220 L206 316 Q200 330 194 316Z', p.metal) +
      line('M200 300 V318', p.ink, 4) +
      rect(214, 76, 10, 74, 5, p.metal) +
      shine('M186 74 h8 v176 h-8Z', 0.4),
  ) + line('M66 318 Q110 296 140 312 Q164 322 186 306', p.deep, 5, 0.5)

export const notebook: Shape = (p) =>
  turned(
    5,
    rect(104, 70, 196, 252, 14, p.body) +
      rect(262, 70, 16, 252, 0, p.accent) +
      each(8, (at) => line(`M94 ${96 + at * 30} h26`, p.metal, 8)) +
      rect(142, 110, 96, 60, 6, p.paper) +
      line('M158 132 H222 M158 150 H206', p.deep, 5, 0.5),
  )

export const teddy: Shape = (p) =>
  dot(134, 108, 34, p.body) +
  dot(266, 108, 34, p.body) +
  dot(134, 108, 18, p.accent) +
  dot(266, 108, 18, p.accent) +
  oval(122, 248, 34, 46, p.side) +
  oval(278, 248, 34, 46, p.side) +
  oval(200, 256, 84, 72, p.body) +
  oval(200, 262, 50, 46, p.pale) +
  oval(148, 312, 36, 24, p.side) +
  oval(252, 312, 36, 24, p.side) +
  dot(200, 148, 82, p.body) +
  oval(200, 176, 38, 30, p.pale) +
  dot(170, 140, 9, p.ink) +
  dot(230, 140, 9, p.ink) +
  oval(200, 164, 13, 9, p.ink) +
  line('M200 174 V184 M184 190 Q200 202 216 190', p.ink, 4) +
  path('M200 232 L166 216 V248Z M200 232 L234 216 V248Z', p.accent)

export const blocks: Shape = (p) => {
  const block = (x: number, y: number, fill: string) =>
    each(2, (at) => rect(x + 16 + at * 46, y - 12, 28, 16, 5, fill)) +
    rect(x, y, 108, 70, 8, fill) +
    shine(`M${x + 6} ${y + 6} h96 v10 h-96Z`, 0.25)
  return (
    block(92, 252, p.body) +
    block(204, 252, '#e0b13c') +
    block(148, 178, '#d9634f') +
    block(92, 104, p.accent) +
    block(204, 104, p.side)
  )
}

export const toyCar: Shape = (p) =>
  path('M120 190 Q136 130 176 128 H246 Q280 132 300 190Z', p.side) +
  path('M142 186 Q152 148 180 146 H202 V186Z M216 146 H242 Q264 148 276 186 H216Z', p.glass) +
  path('M58 214 Q60 186 96 186 H312 Q350 190 350 236 V268 Q350 280 338 280 H64 Q52 280 52 268Z', p.body) +
  rect(52, 244, 298, 14, 0, p.accent) +
  dot(120, 284, 40, p.ink) +
  dot(120, 284, 18, p.metal) +
  dot(284, 284, 40, p.ink) +
  dot(284, 284, 18, p.metal) +
  dot(340, 222, 12, '#fff3c4')

export const puzzle: Shape = (p) =>
  path(
    'M84 100 H184 Q170 62 206 62 Q242 62 226 100 H308 V196 Q346 180 346 216 Q346 250 308 234 V318 H226 Q242 280 206 280 Q170 280 184 318 H84 V234 Q46 250 46 216 Q46 180 84 196Z',
    p.body,
  ) +
  shine('M84 100 H184 Q176 82 184 70 Q160 118 110 124 V200 Q96 196 84 196Z', 0.2) +
  dot(206, 196, 36, p.accent)

export const boardGame: Shape = (p) =>
  path('M64 196 L200 132 L336 196 L200 262Z', p.body) +
  path('M64 196 L200 262 V320 L64 252Z', p.side) +
  path('M336 196 L200 262 V320 L336 252Z', p.deep) +
  path('M112 196 L200 154 L288 196 L200 238Z', p.paper) +
  path('M156 196 L200 175 L244 196 L200 217Z', p.accent) +
  each(2, (at) =>
    moved(
      at * 74,
      at * -6,
      path('M150 176 Q140 130 166 122 Q192 130 182 176Z', at ? '#d9634f' : '#4f7fb8') +
        dot(166, 110, 16, at ? '#d9634f' : '#4f7fb8'),
    ),
  ) +
  turned(
    12,
    rect(236, 206, 36, 36, 8, '#ffffff') +
      dot(246, 216, 4, p.ink) +
      dot(262, 232, 4, p.ink) +
      dot(254, 224, 4, p.ink),
    254,
    224,
  )

export const pram: Shape = (p) =>
  line('M268 196 Q330 190 340 120', p.ink, 11) +
  path('M88 196 Q92 84 206 84 V196Z', p.side) +
  fold('M206 196 L118 116 M206 196 L158 90', p) +
  path('M84 192 H286 Q284 264 214 268 H160 Q92 264 84 192Z', p.body) +
  line('M140 266 L240 300 M236 266 L132 300', p.ink, 9) +
  each(2, (at) => dot(124 + at * 124, 304, 26, p.ink) + dot(124 + at * 124, 304, 13, p.metal)) +
  line('M88 196 H288', p.accent, 10)

export const guitar: Shape = (p) =>
  turned(
    32,
    rect(190, 26, 20, 150, 4, p.wood) +
      rect(182, 14, 36, 40, 8, p.ink) +
      each(5, (at) => line(`M190 ${74 + at * 20} h20`, p.metal, 2)) +
      path(
        'M200 150 Q254 150 252 194 Q246 216 268 240 Q294 290 250 322 Q200 346 150 322 Q106 290 132 240 Q154 216 148 194 Q146 150 200 150Z',
        p.body,
      ) +
      dot(200, 228, 30, p.ink) +
      rect(168, 284, 64, 14, 6, p.ink) +
      each(4, (at) => line(`M${194 + at * 4} 40 V288`, p.paper, 1.5, 0.8)) +
      shine(
        'M160 180 Q170 162 196 160 Q166 190 158 220 Q144 250 146 290 Q126 260 150 226 Q164 206 160 180Z',
        0.26,
      ),
    200,
    200,
  )

export const piano: Shape = (p) =>
  rect(52, 128, 296, 176, 16, p.body) +
  rect(52, 128, 296, 46, 16, p.side) +
  each(3, (at) => dot(84 + at * 26, 150, 8, p.accent)) +
  rect(200, 142, 120, 16, 8, p.pale) +
  each(8, (at) => rect(66 + at * 34, 176, 31, 116, 4, '#ffffff')) +
  [0, 34, 102, 136, 170].map((x) => rect(88 + x, 176, 20, 68, 3, p.ink)).join('')

export const drum: Shape = (p) =>
  path('M92 160 V276 Q92 316 200 318 Q308 316 308 276 V160Z', p.body) +
  each(6, (at) =>
    line(
      `M${100 + at * 40} ${188 + (at === 0 || at === 5 ? -6 : 10)} L${at < 5 ? 120 + at * 40 : 300} ${296 - (at === 0 || at === 4 ? 10 : 0)}`,
      p.metal,
      4,
    ),
  ) +
  oval(200, 160, 108, 38, p.accent) +
  oval(200, 156, 100, 32, '#fbf7ee') +
  line('M92 276 Q92 316 200 318 Q308 316 308 276', p.accent, 10) +
  line('M120 74 L226 148 M296 66 L192 150', p.wood, 9) +
  oval(228, 150, 9, 7, p.wood)

export const petBowl: Shape = (p) =>
  path('M96 200 H304 L336 302 Q340 322 318 322 H82 Q60 322 64 302Z', p.body) +
  oval(200, 200, 104, 26, p.side) +
  oval(200, 200, 88, 19, '#8a5a3b') +
  each(9, (at) => dot(134 + at * 17, 192 + (at % 3) * 6, 12, at % 2 ? '#a9714c' : '#94603f')) +
  path(
    'M166 258 Q156 242 172 238 Q186 240 186 254 H214 Q214 240 228 238 Q244 242 234 258 Q246 262 242 276 Q230 290 214 274 H186 Q170 290 158 276 Q154 262 166 258Z',
    p.paper,
  ) +
  shine('M104 216 H124 L100 312 Q76 310 80 298Z', 0.24)

export const paw: Shape = (p) =>
  path(
    'M200 190 Q258 190 276 250 Q288 312 232 308 Q200 298 168 308 Q112 312 124 250 Q142 190 200 190Z',
    p.body,
  ) +
  oval(120, 182, 28, 38, p.side) +
  oval(172, 124, 30, 42, p.body) +
  oval(232, 124, 30, 42, p.body) +
  oval(282, 182, 28, 38, p.side) +
  shine('M150 240 Q164 206 198 202 Q166 226 160 270 Q146 262 150 240Z', 0.3)

export const gift: Shape = (p) =>
  rect(84, 170, 232, 150, 12, p.body) +
  rect(70, 132, 260, 54, 12, p.side) +
  rect(180, 132, 40, 188, 0, p.accent) +
  path('M200 132 Q120 130 128 84 Q160 58 200 132 Q240 58 272 84 Q280 130 200 132Z', p.accent) +
  path(
    'M196 126 Q152 118 148 96 Q166 82 196 126Z M204 126 Q248 118 252 96 Q234 82 204 126Z',
    p.deep,
    ' fill-opacity="0.35"',
  ) +
  shine('M94 196 H116 V310 H102 Q94 310 94 300Z', 0.22)

export const box: Shape = (p) =>
  path('M200 92 L328 150 V266 L200 326 L72 266 V150Z', p.body) +
  path('M200 210 L328 150 V266 L200 326Z', p.side) +
  path('M200 92 L328 150 L200 210 L72 150Z', p.pale) +
  path('M134 120 L262 180 V218 L240 228 V190 L112 132Z', p.accent) +
  path('M92 236 l40 18 v26 l-40 -18Z', p.paper, ' fill-opacity="0.9"')

export const ticket: Shape = (p) =>
  turned(
    -8,
    path(
      'M56 138 H344 V180 Q318 186 318 210 Q318 234 344 240 V286 H56 V240 Q82 234 82 210 Q82 186 56 180Z',
      p.body,
    ) +
      line('M256 150 V276', p.pale, 5, 0.8) +
      path('M160 172 l12 26 28 3 -21 19 6 28 -25 -14 -25 14 6 -28 -21 -19 28 -3Z', p.accent) +
      line('M280 192 H314 M280 212 H302', p.pale, 6),
  )

export const confetti: Shape = (p) =>
  oval(162, 156, 62, 78, p.body) +
  path('M156 232 h12 l6 14 h-24Z', p.body) +
  line('M162 246 Q150 290 186 326', p.ink, 3, 0.6) +
  oval(246, 128, 58, 74, p.accent) +
  path('M240 200 h12 l6 14 h-24Z', p.accent) +
  line('M246 214 Q252 270 190 326', p.ink, 3, 0.6) +
  shine('M122 140 Q126 100 158 94 Q136 116 136 160Z', 0.4) +
  shine('M210 112 Q214 76 244 70 Q222 92 222 132Z', 0.4)

export const tyre: Shape = (p) =>
  dot(200, 200, 124, p.ink) +
  each(24, (at) => turned(at * 15, rect(194, 72, 12, 18, 3, '#3b4049'))) +
  dot(200, 200, 84, p.metal) +
  each(5, (at) => turned(at * 72, path('M190 200 L184 126 H216 L210 200Z', p.body))) +
  dot(200, 200, 26, p.body) +
  dot(200, 200, 12, p.accent) +
  shine('M96 176 Q112 104 186 92 Q130 118 116 190Z', 0.18)
