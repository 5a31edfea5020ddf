import {
  dot,
  each,
  fold,
  line,
  mirrored,
  moved,
  oval,
  path,
  rect,
  type Shape,
  shine,
  turned,
} from '../draw.ts'

export const chair: Shape = (p) =>
  line('M136 236 L120 322 M264 236 L280 322 M158 236 L152 306 M242 236 L248 306', p.wood, 12) +
  path('M136 80 Q200 64 264 80 Q272 160 262 212 H138 Q128 160 136 80Z', p.body) +
  rect(116, 204, 168, 40, 18, p.side) +
  fold('M168 82 Q162 150 168 204 M232 82 Q238 150 232 204', p) +
  shine('M144 90 Q158 82 172 82 Q158 140 162 204 H146 Q136 150 144 90Z', 0.2)

export const officeChair: Shape = (p) =>
  rect(134, 66, 132, 138, 36, p.body) +
  rect(118, 196, 164, 42, 20, p.side) +
  line('M116 160 V206 M284 160 V206', p.ink, 11) +
  line('M200 236 V288', p.metal, 13) +
  line('M200 288 L128 312 M200 288 L272 312 M200 288 V318', p.ink, 11) +
  each(3, (at) => dot(128 + at * 72, 322, 10, p.ink)) +
  shine('M146 96 Q148 76 172 76 Q156 120 158 194 H148Z', 0.2)

export const sofa: Shape = (p) =>
  line('M96 300 V322 M304 300 V322', p.wood, 14) +
  rect(80, 128, 240, 130, 34, p.side) +
  rect(92, 212, 110, 76, 16, p.body) +
  rect(198, 212, 110, 76, 16, p.body) +
  rect(46, 180, 62, 126, 28, p.body) +
  rect(292, 180, 62, 126, 28, p.body) +
  turned(-10, rect(112, 166, 66, 62, 14, p.accent), 145, 197) +
  turned(8, rect(226, 168, 62, 58, 14, p.pale), 257, 197) +
  fold('M200 216 V286', p)

export const table: Shape = (p) =>
  line('M98 196 L84 322 M302 196 L316 322', p.wood, 15) +
  line('M140 196 L132 300 M260 196 L268 300', p.wood, 11) +
  path('M62 172 H338 Q350 172 350 184 Q350 202 336 202 H64 Q50 202 50 184 Q50 172 62 172Z', p.body) +
  rect(92, 200, 216, 24, 4, p.side) +
  path('M176 122 Q170 172 178 172 H222 Q230 172 224 122Z', p.accent) +
  path('M200 124 Q172 94 178 66 Q204 80 200 124 Q202 76 228 62 Q236 96 200 124Z', p.leaf)

export const cabinet: Shape = (p) =>
  line('M104 312 V328 M296 312 V328', p.ink, 12) +
  rect(82, 80, 236, 234, 12, p.body) +
  rect(96, 94, 208, 58, 6, p.deep) +
  rect(96, 164, 100, 136, 6, p.side) +
  rect(204, 164, 100, 136, 6, p.side) +
  dot(184, 232, 6, p.metal) +
  dot(216, 232, 6, p.metal) +
  each(4, (at) =>
    rect(
      112 + at * 18,
      104 + (at % 2) * 8,
      13,
      48 - (at % 2) * 8,
      2,
      [p.accent, p.paper, p.pale, p.accent][at] ?? p.accent,
    ),
  ) +
  path('M246 152 Q236 118 262 118 Q288 118 278 152Z', p.accent) +
  path('M262 120 Q246 108 250 98 Q266 100 262 120 Q264 102 280 98 Q280 112 262 120Z', p.leaf)

export const shelf: Shape = (p) =>
  rect(96, 66, 208, 258, 8, p.body) +
  each(3, (at) => rect(110, 80 + at * 82, 180, 70, 4, p.deep)) +
  each(5, (at) =>
    rect(
      120 + at * 17,
      96 + (at % 3) * 6,
      13,
      54 - (at % 3) * 6,
      2,
      [p.accent, p.paper, p.pale, p.metal, p.accent][at] ?? p.accent,
    ),
  ) +
  dot(252, 126, 22, p.accent) +
  rect(130, 184, 60, 48, 6, p.paper) +
  path('M222 232 L228 196 H266 L272 232Z', p.wood) +
  path('M247 196 Q222 182 228 166 Q248 170 247 196 Q250 168 268 166 Q272 184 247 196Z', p.leaf) +
  each(4, (at) => rect(126 + at * 36, 278 + (at % 2) * 6, 28, 36 - (at % 2) * 6, 4, at % 2 ? p.pale : p.wood))

export const bed: Shape = (p) =>
  rect(64, 106, 272, 130, 26, p.wood) +
  rect(84, 164, 104, 60, 22, p.paper) +
  rect(212, 164, 104, 60, 22, p.paper) +
  path('M56 224 Q200 188 344 224 L356 300 H44Z', p.body) +
  path('M56 224 Q200 188 344 224 L348 250 Q200 214 52 250Z', p.side) +
  rect(44, 294, 312, 22, 8, p.wood) +
  line('M62 316 V328 M338 316 V328', p.wood, 12) +
  each(3, (at) => fold(`M${130 + at * 70} 226 L${120 + at * 80} 294`, p))

export const lamp: Shape = (p, { of }) =>
  of(2)
    ? line('M200 52 V122', p.ink, 5) +
      path('M116 226 Q118 122 200 118 Q282 122 284 226Z', p.body) +
      oval(200, 228, 84, 18, '#fff1c2') +
      dot(200, 236, 22, '#fffbe8') +
      path('M120 238 L66 326 H334 L280 238 Q200 256 120 238Z', '#ffe9a8', ' fill-opacity="0.35"') +
      shine('M132 208 Q138 140 184 128 Q152 160 152 214Z', 0.3)
    : path('M144 84 H256 L296 190 H104Z', p.body) +
      path('M104 190 H296 L290 204 Q200 216 110 204Z', '#fff1c2') +
      line('M200 204 V292', p.metal, 13) +
      oval(200, 306, 66, 18, p.metal) +
      line('M252 204 V246', p.ink, 3) +
      dot(252, 250, 6, p.accent) +
      shine('M152 92 H178 L154 184 H118Z', 0.28)

export const bulb: Shape = (p) =>
  path(
    'M200 74 Q288 78 288 164 Q286 206 250 234 Q240 244 240 258 H160 Q160 244 150 234 Q114 206 112 164 Q112 78 200 74Z',
    '#fff0bd',
  ) +
  line('M176 250 Q168 176 186 176 Q200 178 200 200 Q200 178 214 176 Q232 176 224 250', '#e0a83a', 6) +
  rect(158, 258, 84, 50, 12, p.metal) +
  line('M160 274 H240 M160 292 H240', p.ink, 4, 0.5) +
  rect(180, 306, 40, 16, 8, p.ink) +
  shine('M130 170 Q132 108 186 92 Q152 122 150 190Z', 0.6)

export const candle: Shape = (p) =>
  path('M200 62 Q224 96 214 118 Q208 130 200 130 Q192 130 186 118 Q176 96 200 62Z', '#f6b04a') +
  path('M200 88 Q212 106 206 118 Q200 126 194 118 Q188 106 200 88Z', '#fff0bd') +
  line('M200 128 V152', p.ink, 5) +
  path('M116 160 H284 V290 Q284 324 250 324 H150 Q116 324 116 290Z', p.body) +
  oval(200, 160, 84, 20, p.side) +
  oval(200, 162, 68, 13, '#fff6df') +
  rect(146, 206, 108, 74, 6, p.paper) +
  line('M166 230 H234 M178 250 H222', p.deep, 4, 0.6) +
  shine('M124 176 H138 V312 Q124 306 124 290Z', 0.3)

export const vase: Shape = (p) =>
  line('M200 150 Q182 100 196 56 M206 150 Q236 112 244 74 M194 150 Q158 118 146 84', p.leaf, 6) +
  each(3, (at) => {
    const [x = 0, y = 0] =
      [
        [196, 58],
        [246, 74],
        [144, 86],
      ][at] ?? []
    return each(5, (no) => turned(no * 72, oval(x, y - 15, 10, 16, p.accent), x, y)) + dot(x, y, 9, '#f4c95d')
  }) +
  path(
    'M168 146 H232 Q226 184 258 220 Q282 262 248 312 Q240 322 228 322 H172 Q160 322 152 312 Q118 262 142 220 Q174 184 168 146Z',
    p.body,
  ) +
  path('M132 250 Q200 272 268 250 Q268 272 262 286 Q200 306 138 286 Q132 272 132 250Z', p.side) +
  shine('M176 156 Q178 192 152 224 Q134 256 154 298 Q156 240 178 210Z', 0.3)

export const clock: Shape = (p) =>
  dot(200, 200, 124, p.body) +
  dot(200, 200, 104, p.paper) +
  each(12, (at) => turned(at * 30, line(at % 3 ? 'M200 108 V116' : 'M200 108 V124', p.ink, at % 3 ? 4 : 7))) +
  line('M200 200 V138', p.ink, 9) +
  line('M200 200 L246 226', p.ink, 7) +
  line('M200 214 L184 272', '#d9534f', 3) +
  dot(200, 200, 9, p.accent) +
  shine('M104 180 Q116 106 196 98 Q140 126 126 196Z', 0.2)

export const frame: Shape = (p) =>
  rect(84, 70, 232, 254, 8, p.wood) +
  rect(102, 88, 196, 218, 3, p.paper) +
  rect(124, 110, 152, 174, 2, p.body) +
  dot(232, 156, 22, '#fdf3d3') +
  path('M124 238 Q160 190 196 226 Q232 180 276 230 V284 H124Z', p.side) +
  path('M124 262 Q180 234 276 268 V284 H124Z', p.deep) +
  shine('M112 96 H170 L124 200 H112Z', 0.3)

export const pillow: Shape = (p, { of }) =>
  path(
    'M74 118 Q200 146 326 118 Q340 122 334 140 Q312 210 334 280 Q340 300 324 302 Q200 276 76 302 Q60 300 66 280 Q88 210 66 140 Q60 122 74 118Z',
    p.body,
  ) +
  [
    each(4, (at) => line(`M96 ${152 + at * 38} Q200 ${170 + at * 30} 304 ${152 + at * 38}`, p.pale, 7, 0.7)),
    dot(200, 210, 44, p.accent),
    fold('M110 150 Q140 176 150 210 M290 150 Q260 176 250 210 M150 260 Q200 250 250 260', p),
  ][of(3)] +
  line('M74 118 Q200 146 326 118 M76 302 Q200 276 324 302', p.side, 7) +
  shine('M84 134 Q130 148 180 150 Q120 170 104 220 Q92 176 84 134Z', 0.28)

export const textile: Shape = (p) =>
  each(3, (at) => {
    const y = 250 - at * 64
    return (
      path(
        `M70 ${y + 60} Q58 ${y + 30} 78 ${y} H316 Q338 ${y + 28} 326 ${y + 60}Z`,
        [p.body, p.accent, p.side][at] ?? p.body,
      ) +
      path(
        `M70 ${y + 60} Q58 ${y + 30} 78 ${y} H112 Q92 ${y + 30} 104 ${y + 60}Z`,
        '#ffffff',
        ' fill-opacity="0.16"',
      ) +
      fold(`M110 ${y + 22} H322 M108 ${y + 42} H326`, p)
    )
  }) + line('M236 122 V182 M256 122 V182', p.pale, 7, 0.8)

export const rug: Shape = (p) =>
  path('M96 150 H304 L360 300 H40Z', p.body) +
  path('M116 168 H284 L326 282 H74Z', p.pale) +
  path('M130 182 H270 L304 268 H96Z', p.side) +
  path('M200 196 L250 226 L200 258 L150 226Z', p.accent) +
  path('M200 208 L228 226 L200 244 L172 226Z', p.paper) +
  each(14, (at) => line(`M${48 + at * 23.4} 302 v12`, p.accent, 4)) +
  each(10, (at) => line(`M${100 + at * 22} 148 v-8`, p.accent, 3))

export const plant: Shape = (p, { of }) =>
  ([
    path('M200 226 Q120 206 104 118 Q180 120 200 226Z', p.leaf) +
      path('M200 226 Q280 206 296 118 Q220 120 200 226Z', p.leaf) +
      path('M200 226 Q164 140 200 62 Q236 140 200 226Z', p.leaf) +
      line('M200 222 V90 M196 214 Q160 170 122 136 M204 214 Q240 170 278 136', '#ffffff', 3, 0.35),
    each(7, (at) =>
      turned(-60 + at * 20, path('M200 232 Q184 150 200 74 Q216 150 200 232Z', p.leaf), 200, 236),
    ),
    line('M200 230 V110', p.leaf, 8) +
      each(6, (at) =>
        moved(0, 0, turned(at % 2 ? 58 : -58, oval(200, 112 + at * 18, 15, 40, p.leaf), 200, 150 + at * 14)),
      ) +
      oval(200, 92, 18, 34, p.leaf),
  ][of(3)] ?? '') +
  path('M130 224 H270 L254 310 Q252 324 238 324 H162 Q148 324 146 310Z', p.body) +
  rect(120, 212, 160, 32, 10, p.side) +
  shine('M140 246 H158 L168 318 Q154 318 152 308Z', 0.28)

export const flowers: Shape = (p) =>
  each(5, (at) =>
    line(`M200 250 Q${170 + at * 15} 190 ${120 + at * 40} ${[138, 100, 84, 104, 142][at]}`, p.leaf, 6),
  ) +
  each(5, (at) => {
    const [x = 0, y = 0] = [120 + at * 40, [138, 100, 84, 104, 142][at] ?? 100]
    return (
      each(6, (no) => turned(no * 60, oval(x, y - 19, 12, 20, at % 2 ? p.accent : p.body), x, y)) +
      dot(x, y, 11, '#f4c95d')
    )
  }) +
  path('M130 196 L200 240 L270 196 L232 322 H168Z', p.paper) +
  path('M130 196 L200 240 L214 322 H168Z', '#000000', ' fill-opacity="0.06"') +
  line('M166 272 Q200 286 234 272', p.accent, 10)

export const wateringCan: Shape = (p) =>
  line('M238 164 Q322 140 316 232 Q312 278 262 284', p.side, 14) +
  line('M168 156 Q176 96 236 132', p.side, 12) +
  path('M132 230 L62 138 L46 148 L104 270Z', p.side) +
  turned(-38, oval(54, 142, 30, 11, p.metal), 54, 142) +
  path('M132 168 Q196 146 262 168 L276 306 Q276 322 258 322 H136 Q118 322 118 306Z', p.body) +
  oval(197, 168, 65, 15, p.deep) +
  shine('M142 184 Q150 180 162 180 L150 312 Q132 312 130 300Z', 0.3)

export const spade: Shape = (p) =>
  turned(
    18,
    line('M200 70 V226', p.wood, 15) +
      rect(166, 52, 68, 24, 12, p.body) +
      path('M152 214 H248 V270 Q248 318 200 336 Q152 318 152 270Z', p.metal) +
      rect(186, 200, 28, 40, 6, p.ink) +
      shine('M164 226 H182 V310 Q164 296 164 270Z', 0.45),
  )

export const grill: Shape = (p) =>
  line('M136 240 L104 324 M264 240 L296 324 M200 252 V318', p.ink, 10) +
  path('M82 178 H318 Q310 256 200 258 Q90 256 82 178Z', p.body) +
  rect(74, 166, 252, 18, 9, p.metal) +
  path('M92 162 Q100 92 200 88 Q300 92 308 162Z', p.side) +
  rect(180, 66, 40, 18, 9, p.wood) +
  shine('M112 150 Q124 108 176 98 Q140 120 136 154Z', 0.25) +
  dot(306, 320, 16, p.ink)

export const mirrorGlass: Shape = (p) =>
  oval(200, 186, 104, 134, p.wood) +
  oval(200, 186, 88, 118, p.glass) +
  shine('M130 200 L210 82 Q236 90 250 106 L150 262 Q134 236 130 200Z', 0.5) +
  rect(150, 306, 100, 18, 9, p.wood)

export const curtain: Shape = (p) =>
  line('M60 76 H340', p.wood, 12) +
  rect(120, 84, 160, 220, 4, p.glass) +
  line('M200 84 V304 M120 194 H280', '#ffffff', 7) +
  path('M66 80 H172 Q176 200 116 262 Q124 300 120 324 H66Z', p.body) +
  mirrored(path('M66 80 H172 Q176 200 116 262 Q124 300 120 324 H66Z', p.body)) +
  line('M78 258 Q100 268 118 262 M322 258 Q300 268 282 262', p.accent, 9) +
  fold('M92 84 Q96 200 84 322 M124 84 Q124 180 100 256 M308 84 Q304 200 316 322 M276 84 Q276 180 300 256', p)
