import { dot, each, fold, line, mirrored, oval, path, rect, type Shape, shine, turned } from '../draw.ts'

export const tShirt: Shape = (p, { of }) =>
  path(
    'M140 92 L92 116 L58 178 L102 202 L120 180 V312 Q120 324 132 324 H268 Q280 324 280 312 V180 L298 202 L342 178 L308 116 L260 92 Q236 120 200 120 Q164 120 140 92Z',
    p.body,
  ) +
  shine('M120 180 V312 Q120 324 132 324 H150 Q134 240 148 130 L128 100 L92 116 L58 178 L102 202Z', 0.12) +
  line('M140 92 Q164 128 200 128 Q236 128 260 92', p.deep, 9, 0.55) +
  fold('M120 180 Q124 160 120 140', p) +
  fold('M280 180 Q276 160 280 140', p) +
  fold('M74 190 L104 206', p) +
  fold('M326 190 L296 206', p) +
  ['', rect(222, 166, 40, 44, 6, p.side), each(3, (at) => rect(120, 196 + at * 22, 160, 9, 0, p.accent))][
    of(3)
  ]

const sleeved =
  'M148 88 L106 106 Q90 113 84 132 L56 270 Q54 280 64 282 L88 286 Q96 287 98 279 L122 190 V312 Q122 324 134 324 H266 Q278 324 278 312 V190 L302 279 Q304 287 312 286 L336 282 Q346 280 344 270 L316 132 Q310 113 294 106 L252 88 Q200 116 148 88Z'

export const shirt: Shape = (p) =>
  path(sleeved, p.body) +
  shine(
    'M122 190 V312 Q122 324 134 324 H152 Q138 240 146 120 L106 106 Q90 113 84 132 L56 270 L98 279Z',
    0.14,
  ) +
  path('M150 86 L172 74 L200 110 L178 140Z', p.side) +
  path('M250 86 L228 74 L200 110 L222 140Z', p.side) +
  fold('M200 112 V324', p) +
  each(5, (at) => dot(209, 146 + at * 38, 5, p.paper)) +
  rect(226, 166, 42, 46, 6, p.side) +
  fold('M58 262 L100 270', p) +
  fold('M342 262 L300 270', p)

export const sweater: Shape = (p, { of }) =>
  path(sleeved, p.body) +
  shine('M122 190 V300 H146 Q138 220 148 124 L106 106 Q90 113 84 132 L60 250 L104 258Z', 0.14) +
  line('M148 88 Q164 122 200 122 Q236 122 252 88', p.deep, 12, 0.5) +
  rect(122, 300, 156, 24, 10, p.side) +
  line('M57 272 L96 281', p.deep, 12, 0.35) +
  line('M343 272 L304 281', p.deep, 12, 0.35) +
  [
    each(2, (at) => rect(122, 172 + at * 28, 156, 14, 0, p.accent)),
    each(7, (at) => line(`M${140 + at * 20} 178 l10 12 l10 -12`, p.accent, 6)),
    each(5, (at) => fold(`M${148 + at * 26} 150 V296`, p)),
  ][of(3)]

export const hoodie: Shape = (p) =>
  path('M142 100 Q138 50 200 50 Q262 50 258 100 Q236 136 200 136 Q164 136 142 100Z', p.side) +
  path(sleeved, p.body) +
  path('M152 92 Q156 66 200 66 Q244 66 248 92 Q226 122 200 122 Q174 122 152 92Z', p.deep) +
  path('M160 246 H240 L262 300 H138Z', p.side) +
  line('M184 120 V172', p.paper, 5) +
  line('M216 120 V160', p.paper, 5) +
  rect(122, 302, 156, 22, 10, p.side) +
  shine('M122 190 V300 H144 Q138 220 148 124 L106 106 Q90 113 84 132 L60 250 L104 258Z', 0.12)

export const jacket: Shape = (p, { of }) =>
  path('M146 96 Q140 44 200 44 Q260 44 254 96 Q232 124 200 124 Q168 124 146 96Z', p.side) +
  path(sleeved, p.body) +
  path('M156 90 Q160 62 200 62 Q240 62 244 90 Q222 112 200 112 Q178 112 156 90Z', p.deep) +
  [
    path(
      'M122 152 H278 V190 H122Z M106 106 L148 88 Q174 108 200 110 Q226 108 252 88 L294 106 Q280 150 278 152 H122 Q120 150 106 106Z',
      p.accent,
    ),
    path(
      'M106 106 L148 88 Q170 104 190 108 L122 176 V190Z M294 106 L252 88 Q230 104 210 108 L278 176 V190Z',
      p.side,
    ),
    '',
  ][of(3)] +
  line('M200 110 V322', p.deep, 7, 0.7) +
  line('M200 110 V322', p.pale, 2, 0.9) +
  line('M146 226 L166 272', p.deep, 5, 0.5) +
  line('M254 226 L234 272', p.deep, 5, 0.5) +
  rect(212, 166, 40, 6, 3, p.pale) +
  shine(
    'M122 190 V312 Q122 324 134 324 H150 Q138 240 146 120 L106 106 Q90 113 84 132 L56 270 L98 279Z',
    0.13,
  ) +
  line('M57 268 L97 278', p.deep, 9, 0.4) +
  line('M343 268 L303 278', p.deep, 9, 0.4) +
  fold('M124 304 H276', p)

export const vest: Shape = (p) =>
  path(
    'M148 84 L116 100 Q130 160 112 196 V312 Q112 324 124 324 H276 Q288 324 288 312 V196 Q270 160 284 100 L252 84 Q200 120 148 84Z',
    p.body,
  ) +
  each(5, (at) => fold(`M114 ${176 + at * 32} H286`, p)) +
  line('M200 106 V322', p.deep, 6, 0.7) +
  line('M148 84 Q200 126 252 84', p.side, 16) +
  shine('M112 196 V312 Q112 324 124 324 H146 Q140 220 144 100 L116 100 Q130 160 112 196Z', 0.16)

export const trousers: Shape = (p, { of }) =>
  path(
    'M136 70 H264 L284 318 Q284 324 276 324 H226 Q219 324 218 317 L200 168 L182 317 Q181 324 174 324 H124 Q116 324 116 318Z',
    p.body,
  ) +
  shine('M136 92 L116 318 Q116 324 124 324 H144 L160 92Z', 0.14) +
  rect(132, 68, 136, 24, 8, p.side) +
  dot(200, 80, 6, p.pale) +
  fold('M200 92 V168', p) +
  fold('M140 98 Q166 112 168 94', p) +
  fold('M260 98 Q234 112 232 94', p) +
  [
    rect(128, 206, 34, 40, 6, p.side),
    fold('M148 130 L142 312 M252 130 L258 312', p),
    line('M122 300 H176 M224 300 H278', p.deep, 4, 0.4),
  ][of(3)]

export const shorts: Shape = (p) =>
  path(
    'M122 112 H278 L306 272 Q307 282 297 283 L222 288 L200 214 L178 288 L103 283 Q93 282 94 272Z',
    p.body,
  ) +
  rect(118, 108, 164, 28, 10, p.side) +
  line('M188 128 Q178 160 184 178 M212 128 Q222 156 214 170', p.paper, 5) +
  fold('M200 136 V214', p) +
  line('M98 262 L180 270 M302 262 L220 270', p.accent, 8) +
  shine('M122 136 L94 272 Q93 282 103 283 L128 284 L150 136Z', 0.16)

export const dress: Shape = (p, { of }) =>
  path(
    'M160 76 H174 Q200 110 226 76 H240 L252 146 Q240 172 246 192 L296 312 Q200 338 104 312 L154 192 Q160 172 148 146Z',
    p.body,
  ) +
  rect(152, 176, 96, 18, 8, p.accent) +
  [
    fold('M170 200 L148 316 M200 200 V324 M230 200 L252 316', p),
    each(12, (at) => dot(136 + (at % 4) * 42, 232 + Math.floor(at / 4) * 32, 6, p.pale)),
    line('M116 292 Q200 316 284 292', p.pale, 8),
  ][of(3)] +
  shine('M160 76 L148 146 Q160 172 154 192 L104 312 L134 318 L176 196 L172 96Z', 0.16)

export const skirt: Shape = (p) =>
  path('M146 110 H254 L306 300 Q200 330 94 300Z', p.body) +
  rect(142, 100, 116, 26, 8, p.side) +
  each(5, (at) => fold(`M${162 + at * 19} 126 L${124 + at * 38} 308`, p)) +
  shine('M146 126 L94 300 L124 308 L168 126Z', 0.16)

const sock = (p: Parameters<Shape>[0]) =>
  path(
    'M132 74 H196 V206 Q196 222 210 234 L254 268 Q274 286 262 306 Q252 322 230 316 L158 296 Q132 288 132 258Z',
    p.body,
  ) +
  rect(126, 70, 76, 36, 10, p.accent) +
  path('M132 236 Q160 232 172 258 Q176 282 158 296 Q132 288 132 258Z', p.side) +
  path('M236 254 L254 268 Q274 286 262 306 Q252 322 230 316 L216 312 Q214 276 236 254Z', p.side) +
  each(3, (at) => line(`M136 ${132 + at * 22} H192`, p.pale, 5, 0.7)) +
  each(5, (at) => line(`M${136 + at * 14} 74 V102`, p.deep, 2, 0.3))

export const socks: Shape = (p) =>
  `<g transform="translate(52 -6)" opacity="0.85">${sock(p)}</g>` +
  `<g transform="translate(-16 8)">${sock(p)}</g>`

export const hat: Shape = (p) =>
  oval(200, 262, 158, 40, p.side) +
  oval(200, 252, 158, 38, p.body) +
  path('M118 250 Q122 120 200 116 Q278 120 282 250 Q200 286 118 250Z', p.body) +
  path('M119 222 Q200 258 281 222 L282 250 Q200 286 118 250Z', p.accent) +
  shine('M134 214 Q140 138 184 124 Q150 160 152 228Z', 0.3)

export const beanie: Shape = (p, { of }) =>
  (of(2) ? dot(200, 88, 30, p.accent) + dot(192, 80, 10, p.pale) : '') +
  path('M102 250 Q102 100 200 98 Q298 100 298 250Z', p.body) +
  each(7, (at) => fold(`M${122 + at * 26} 246 Q${140 + at * 20} 150 ${182 + at * 6} 104`, p)) +
  rect(90, 232, 220, 70, 26, p.side) +
  each(10, (at) => line(`M${110 + at * 20} 242 V292`, p.deep, 3, 0.3)) +
  rect(226, 252, 46, 28, 5, p.accent)

export const cap: Shape = (p) =>
  path('M112 246 Q108 122 210 118 Q304 122 300 246Z', p.body) +
  fold('M210 118 Q168 170 166 246 M210 118 Q252 170 254 246', p) +
  path('M112 236 Q30 244 40 276 Q46 292 84 284 Q180 258 300 262 V236Z', p.side) +
  dot(210, 118, 9, p.accent) +
  path('M186 176 L210 152 L234 176 L224 206 H196Z', p.accent) +
  shine('M128 228 Q130 150 186 128 Q150 170 150 230Z', 0.24)

const glove = (p: Parameters<Shape>[0]) =>
  each(4, (at) => rect(136 + at * 32, [112, 88, 92, 116][at] ?? 90, 30, 130, 15, p.body)) +
  turned(-38, rect(98, 172, 34, 104, 17, p.body), 115, 250) +
  rect(134, 176, 128, 104, 26, p.body) +
  rect(138, 268, 120, 54, 14, p.side) +
  line('M142 284 H254', p.accent, 8) +
  each(3, (at) => fold(`M${167 + at * 32} 150 V206`, p)) +
  shine('M140 130 q6 -12 12 0 V260 H140Z', 0.2)

export const gloves: Shape = (p) =>
  `<g transform="translate(72 0)" opacity="0.8">${mirrored(glove(p))}</g><g transform="translate(-30 8)">${glove(p)}</g>`

export const scarf: Shape = (p) =>
  path('M222 168 L286 300 L246 318 L190 190Z', p.side) +
  path('M178 168 L150 320 L196 326 L214 190Z', p.body) +
  path('M104 142 Q200 62 296 142 Q306 196 200 206 Q94 196 104 142Z', p.body) +
  path('M136 144 Q200 96 264 144 Q260 168 200 172 Q140 168 136 144Z', p.deep) +
  each(3, (at) => line(`M${162 - at * 3} ${244 + at * 26} l44 4`, p.accent, 9)) +
  each(5, (at) => line(`M${154 + at * 10} 322 v18`, p.accent, 5)) +
  each(4, (at) => line(`M${252 + at * 10} ${316 - at * 5} l8 16`, p.accent, 5))

export const underwear: Shape = (p) =>
  path('M96 138 H304 Q306 206 252 236 Q224 254 220 286 H180 Q176 254 148 236 Q94 206 96 138Z', p.body) +
  rect(94, 130, 212, 26, 8, p.accent) +
  line('M98 170 Q142 214 152 236 M302 170 Q258 214 248 236', p.pale, 5, 0.8) +
  fold('M200 156 V270', p)
