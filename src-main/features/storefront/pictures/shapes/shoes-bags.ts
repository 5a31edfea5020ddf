import { dot, each, fold, line, path, rect, type Shape, shine, turned } from '../draw.ts'

export const boot: Shape = (p) =>
  path('M120 76 Q166 90 218 76 V186 Q224 208 252 218 L304 238 Q330 250 330 290 V300 H112 L116 190Z', p.body) +
  path('M252 218 L304 238 Q330 250 330 290 V300 H262 Q262 246 252 218Z', p.side) +
  path('M112 300 L114 238 Q150 250 158 300Z', p.side) +
  rect(104, 294, 236, 30, 12, p.ink) +
  each(6, (at) => rect(116 + at * 38, 316, 22, 10, 3, p.ink)) +
  rect(112, 72, 114, 30, 14, p.accent) +
  each(4, (at) => line(`M186 ${124 + at * 26} L${228 + at * 6} ${118 + at * 26}`, p.paper, 6)) +
  each(4, (at) => dot(184, 124 + at * 26, 6, p.pale)) +
  line('M120 104 L116 290', p.pale, 4, 0.35) +
  shine('M124 106 H146 V288 H116Z', 0.16)

export const shoe: Shape = (p, { of }) =>
  path(
    'M70 268 Q66 206 92 180 Q124 204 152 178 L168 166 L238 222 Q266 238 304 242 Q336 248 338 282Z',
    p.body,
  ) +
  path('M238 222 Q266 238 304 242 Q336 248 338 282 H254 Q256 246 238 222Z', p.side) +
  path('M70 268 Q68 222 80 196 Q104 220 112 268Z', p.side) +
  [
    path('M132 262 Q150 206 188 204 L214 224 Q172 224 160 262Z', p.accent),
    each(3, (at) => line(`M${146 + at * 26} 258 l18 -40`, p.accent, 11)),
    '',
  ][of(3)] +
  each(4, (at) => line(`M${172 + at * 17} ${190 + at * 12} l22 -12`, p.paper, 6)) +
  path('M66 266 H342 Q348 306 322 308 H96 Q64 308 66 266Z', p.paper) +
  line('M72 290 H338', p.accent, 6) +
  shine('M92 184 Q124 208 152 182 L160 176 L180 192 Q130 226 86 212Z', 0.22)

export const heels: Shape = (p) =>
  path(
    'M92 146 Q112 132 128 150 Q160 226 236 262 Q300 284 332 286 Q342 304 322 310 H262 Q196 300 146 238 L140 312 H126 Q124 220 92 146Z',
    p.body,
  ) +
  path('M128 150 Q160 226 236 262 Q206 268 178 246 Q136 204 128 150Z', p.deep) +
  shine('M236 264 Q290 286 326 290 Q320 302 290 300 Q250 292 224 268Z', 0.3)

export const sandal: Shape = (p) =>
  path(
    'M62 268 Q66 246 100 252 Q200 268 318 250 Q344 250 340 280 Q330 304 290 304 H102 Q62 304 62 268Z',
    p.wood,
  ) +
  line('M66 290 Q200 310 336 286', p.ink, 12) +
  path(
    'M192 256 Q196 176 262 178 Q318 188 322 250 Q282 262 254 258 Q250 212 236 210 Q220 216 226 260Z',
    p.body,
  ) +
  path('M84 252 Q88 176 128 168 Q150 180 136 256Z', p.body) +
  rect(240, 196, 30, 24, 5, p.metal)

export const backpack: Shape = (p, { of }) =>
  line('M168 92 Q170 56 200 56 Q230 56 232 92', p.deep, 11) +
  rect(92, 214, 40, 84, 18, p.side) +
  rect(268, 214, 40, 84, 18, p.side) +
  rect(114, 78, 172, 244, 62, p.body) +
  path('M114 150 Q114 78 176 78 H224 Q286 78 286 150 Q200 184 114 150Z', p.side) +
  line('M156 168 V216 M244 168 V216', p.deep, 9, 0.6) +
  rect(136, 208, 128, 96, 28, p.side) +
  line('M150 236 H250', p.pale, 5) +
  rect(244, 234, 8, 20, 4, p.accent) +
  [
    rect(182, 108, 36, 26, 6, p.accent),
    path('M200 100 L218 132 H182Z', p.accent),
    line('M132 186 H268', p.accent, 9),
  ][of(3)] +
  shine('M122 150 Q124 90 172 84 Q142 110 142 200 V300 Q122 290 122 262Z', 0.18)

export const duffel: Shape = (p) =>
  line('M132 196 Q140 104 200 104 Q260 104 268 196', p.deep, 12) +
  rect(64, 168, 272, 136, 58, p.body) +
  path('M64 226 Q64 168 122 168 V304 Q64 304 64 246Z', p.side) +
  path('M336 226 Q336 168 278 168 V304 Q336 304 336 246Z', p.side) +
  line('M144 172 V302 M256 172 V302', p.deep, 12, 0.55) +
  line('M146 190 H254', p.pale, 5) +
  rect(176, 226, 48, 30, 6, p.accent) +
  shine('M126 176 H274 Q270 196 240 200 H150 Q130 198 126 176Z', 0.2)

export const handbag: Shape = (p) =>
  line('M148 170 Q148 86 200 86 Q252 86 252 170', p.deep, 13) +
  path(
    'M112 158 H288 Q296 158 298 166 L318 300 Q320 322 298 322 H102 Q80 322 82 300 L102 166 Q104 158 112 158Z',
    p.body,
  ) +
  path('M102 166 Q104 158 112 158 H288 Q296 158 298 166 L304 212 Q200 262 96 212Z', p.side) +
  rect(184, 214, 32, 38, 8, p.metal) +
  shine('M108 230 L98 306 Q98 314 112 314 H130 Q120 270 128 238Z', 0.2)

export const tote: Shape = (p) =>
  line('M150 176 Q150 76 200 76 Q250 76 250 176', p.side, 11) +
  path('M104 156 H296 L310 306 Q311 322 296 322 H104 Q89 322 90 306Z', p.body) +
  fold('M104 174 H296', p) +
  dot(200, 242, 36, p.accent) +
  path('M182 250 Q200 214 218 250 Q200 268 182 250Z', p.paper) +
  shine('M110 164 L98 312 H124 L132 164Z', 0.18)

export const dryBag: Shape = (p) =>
  rect(128, 116, 144, 208, 34, p.body) +
  path('M128 150 L116 92 H284 L272 150Z', p.side) +
  rect(112, 78, 176, 34, 15, p.body) +
  fold('M120 95 H280', p) +
  line('M116 96 Q96 120 128 134 M284 96 Q304 120 272 134', p.ink, 8) +
  rect(184, 84, 32, 24, 6, p.ink) +
  rect(150, 196, 100, 66, 10, p.accent) +
  path('M168 244 L190 214 L204 232 L214 222 L232 244Z', p.paper) +
  shine('M138 150 H160 V312 Q140 310 138 292Z', 0.26)

export const hipBag: Shape = (p) =>
  line('M44 196 Q120 176 200 176 Q280 176 356 196', p.ink, 17) +
  rect(328, 182, 34, 30, 6, p.deep) +
  path('M104 178 Q200 148 296 178 Q318 284 200 290 Q82 284 104 178Z', p.body) +
  path('M118 226 Q200 208 282 226 Q276 284 200 290 Q124 284 118 226Z', p.side) +
  line('M126 204 Q200 186 274 204', p.pale, 5) +
  rect(270, 198, 8, 24, 4, p.accent) +
  shine('M110 188 Q150 168 190 166 Q150 190 128 236 Q108 216 110 188Z', 0.22)

export const pouches: Shape = (p) =>
  each(3, (at) => {
    const [y, x, width, height] = [226 - at * 72, 74 + at * 26, 252 - at * 52, 88 - at * 4]
    return (
      rect(x, y, width, height, 20, at % 2 ? p.side : p.body) +
      line(`M${x + 18} ${y + 22} H${x + width - 18}`, p.pale, 5) +
      rect(x + width - 44, y + 20, 9, 24, 4, p.accent) +
      each(3, (no) => fold(`M${x + 24} ${y + 46 + no * 11} H${x + width - 70}`, p))
    )
  })

export const suitcase: Shape = (p) =>
  line('M166 104 V52 Q166 44 176 44 H224 Q234 44 234 52 V104', p.metal, 11) +
  rect(112, 98, 176, 214, 26, p.body) +
  each(5, (at) => rect(134 + at * 29, 114, 12, 182, 6, p.side)) +
  rect(112, 198, 176, 14, 0, p.deep) +
  dot(142, 316, 13, p.ink) +
  dot(258, 316, 13, p.ink) +
  rect(176, 92, 48, 16, 8, p.ink) +
  shine('M122 124 Q122 108 138 108 H150 V302 H138 Q122 302 122 286Z', 0.18)

export const umbrella: Shape = (p) =>
  line('M200 90 V296 Q200 322 224 322 Q246 322 246 302', p.wood, 11) +
  path(
    'M52 210 Q60 84 200 76 Q340 84 348 210 Q320 182 298 210 Q274 178 250 210 Q224 178 200 210 Q176 178 150 210 Q126 178 102 210 Q80 182 52 210Z',
    p.body,
  ) +
  path('M150 210 Q152 118 200 76 Q248 118 250 210 Q224 178 200 210 Q176 178 150 210Z', p.side) +
  line('M200 76 V60', p.ink, 8) +
  shine('M70 186 Q92 108 176 84 Q122 122 104 196 Q84 180 70 186Z', 0.24)

export const wallet: Shape = (p) =>
  turned(
    -6,
    rect(92, 132, 216, 40, 10, p.accent) +
      rect(100, 120, 200, 40, 8, p.paper) +
      rect(78, 146, 244, 164, 24, p.body) +
      line('M92 162 H308 V294 H92Z', p.pale, 3, 0.6) +
      path('M246 198 H322 V258 H246 Q224 228 246 198Z', p.side) +
      dot(260, 228, 11, p.metal),
  )

export const bracelet: Shape = (p) =>
  line('M80 214 a120 92 0 1 0 240 0 a120 92 0 1 0 -240 0', p.metal, 14) +
  each(9, (at) =>
    dot(
      Math.round(200 + 120 * Math.cos((at / 8) * Math.PI)),
      Math.round(214 + 92 * Math.sin((at / 8) * Math.PI)),
      19,
      at % 2 ? p.accent : p.body,
    ),
  )
