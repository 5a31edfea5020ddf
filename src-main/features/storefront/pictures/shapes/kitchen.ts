import { dot, each, fold, line, oval, path, rect, type Shape, shine, turned } from '../draw.ts'

export const pot: Shape = (p, { of }) =>
  (of(2) ? line('M180 84 Q168 66 184 50 M214 84 Q202 62 220 44', p.ink, 5, 0.25) : '') +
  rect(60, 184, 56, 24, 12, p.ink) +
  rect(284, 184, 56, 24, 12, p.ink) +
  path('M94 150 H306 V280 Q306 322 264 322 H136 Q94 322 94 280Z', p.body) +
  path('M84 152 Q92 112 200 108 Q308 112 316 152Z', p.side) +
  rect(80, 146, 240, 16, 8, p.metal) +
  rect(178, 90, 44, 24, 12, p.ink) +
  shine('M106 168 H128 V312 Q106 306 106 280Z', 0.32)

export const pan: Shape = (p) =>
  turned(
    -28,
    line('M276 206 H372', p.wood, 24) +
      line('M256 206 H290', p.metal, 15) +
      dot(168, 206, 118, p.side) +
      dot(168, 206, 102, p.body) +
      dot(168, 206, 84, p.deep) +
      shine('M92 190 Q104 132 166 124 Q122 150 110 214Z', 0.22) +
      path('M140 190 Q130 232 172 238 Q214 238 204 196 Q196 164 166 174 Q146 168 140 190Z', '#fffaf0') +
      dot(174, 206, 19, '#f5b93f'),
    200,
    206,
  )

export const mug: Shape = (p, { of }) =>
  line('M176 96 Q160 76 178 58 M214 96 Q198 70 218 48', p.ink, 5, 0.22) +
  line('M268 166 Q334 158 330 214 Q326 264 264 262', p.side, 20) +
  path('M104 124 H280 V280 Q280 322 238 322 H146 Q104 322 104 280Z', p.body) +
  oval(192, 124, 88, 18, p.side) +
  oval(192, 126, 74, 12, '#6b4a33') +
  [
    path('M192 196 q28 -36 48 -4 q8 26 -48 62 q-56 -36 -48 -62 q20 -32 48 4Z', p.accent),
    rect(104, 196, 176, 38, 0, p.accent),
    each(3, (at) => line(`M120 ${190 + at * 34} H264`, p.pale, 5, 0.7)),
  ][of(3)] +
  shine('M114 146 H132 V304 Q114 296 114 276Z', 0.3)

export const bottle: Shape = (p, { of }) =>
  rect(170, 44, 60, 44, 12, p.ink) +
  line('M176 62 Q150 40 200 34 Q250 40 224 62', p.ink, 8) +
  rect(166, 84, 68, 18, 6, p.metal) +
  path(
    'M164 102 H236 Q268 128 268 168 V292 Q268 324 236 324 H164 Q132 324 132 292 V168 Q132 128 164 102Z',
    p.body,
  ) +
  [
    rect(132, 214, 136, 50, 0, p.accent),
    path('M160 262 L190 206 L208 234 L220 218 L242 262Z', p.pale),
    rect(186, 184, 28, 96, 10, p.pale),
  ][of(3)] +
  rect(132, 300, 136, 24, 12, p.side) +
  shine('M144 166 Q146 136 168 116 Q162 150 162 300 H144Z', 0.32)

export const wineGlass: Shape = (p) =>
  line('M200 216 V306', p.glass, 10) +
  oval(200, 312, 60, 12, p.glass) +
  path('M132 66 H268 Q284 204 200 222 Q116 204 132 66Z', p.glass) +
  path('M130 124 Q200 146 270 124 Q268 204 200 216 Q132 204 130 124Z', p.body, ' fill-opacity="0.88"') +
  oval(200, 126, 70, 13, p.side) +
  shine('M146 84 H164 Q152 160 182 200 Q136 180 146 84Z', 0.5)

export const tumbler: Shape = (p) =>
  path('M118 84 H282 L262 306 Q260 322 244 322 H156 Q140 322 138 306Z', p.glass) +
  path(
    'M126 170 Q200 188 274 170 L262 302 Q260 314 244 314 H156 Q140 314 138 302Z',
    p.body,
    ' fill-opacity="0.75"',
  ) +
  rect(158, 186, 44, 44, 10, '#ffffff') +
  turned(24, rect(204, 208, 42, 42, 10, '#ffffff'), 225, 229) +
  shine('M132 96 H152 L164 300 H150Z', 0.5)

export const plate: Shape = (p) =>
  oval(200, 230, 154, 74, p.side) +
  oval(200, 218, 154, 74, p.body) +
  oval(200, 216, 112, 50, p.pale) +
  oval(200, 214, 96, 42, p.body) +
  line('M58 222 Q100 296 200 294', p.accent, 5) +
  shine('M76 196 Q110 154 190 150 Q126 170 108 206Z', 0.4)

export const bowl: Shape = (p) =>
  path('M64 176 H336 Q330 304 240 316 H160 Q70 304 64 176Z', p.body) +
  oval(200, 178, 136, 34, p.side) +
  oval(200, 180, 116, 25, p.deep) +
  path('M84 236 Q200 272 316 236 Q310 252 304 262 Q200 294 96 262Z', p.accent) +
  rect(156, 310, 88, 14, 7, p.side) +
  shine('M80 200 Q92 210 108 214 Q116 264 150 300 Q90 282 80 200Z', 0.26)

export const knife: Shape = (p) =>
  turned(
    -40,
    path('M52 184 H236 V232 H120 Q70 226 52 184Z', p.metal) +
      line('M70 206 Q100 224 236 224', '#ffffff', 4, 0.7) +
      rect(232, 178, 120, 46, 18, p.body) +
      rect(226, 176, 18, 58, 6, p.ink) +
      each(3, (at) => dot(262 + at * 30, 201, 6, p.metal)),
  )

export const cutlery: Shape = (p) =>
  rect(136, 160, 26, 166, 13, p.body) +
  path('M120 62 V128 Q120 164 149 168 Q178 164 178 128 V62 H168 V122 H158 V62 H140 V122 H130 V62Z', p.metal) +
  rect(240, 168, 26, 158, 13, p.body) +
  oval(253, 116, 34, 54, p.metal) +
  shine('M234 110 Q236 80 252 72 Q244 100 246 140 Q234 130 234 110Z', 0.6)

export const kettle: Shape = (p) =>
  line('M150 118 Q150 60 216 60 Q296 62 300 150', p.ink, 17) +
  path('M130 128 H270 L292 298 Q292 322 268 322 H132 Q108 322 108 298Z', p.body) +
  path('M130 150 L76 128 Q70 150 116 206Z', p.side) +
  path('M130 130 Q140 100 200 98 Q260 100 270 130Z', p.metal) +
  dot(200, 96, 11, p.ink) +
  rect(104, 296, 192, 28, 12, p.ink) +
  shine('M142 144 H162 L146 288 H124Z', 0.34)

export const coffeeMachine: Shape = (p) =>
  rect(96, 72, 208, 252, 26, p.body) +
  rect(118, 144, 164, 128, 12, p.deep) +
  rect(118, 90, 164, 40, 12, p.side) +
  dot(146, 110, 11, p.accent) +
  rect(172, 102, 88, 16, 8, p.pale) +
  rect(180, 144, 40, 34, 8, p.metal) +
  line('M192 178 V206 M208 178 V206', '#6b4a33', 5) +
  path('M166 210 H234 V248 Q234 264 218 264 H182 Q166 264 166 248Z', '#ffffff') +
  line('M234 220 Q256 218 254 234 Q252 248 234 246', '#ffffff', 7) +
  rect(104, 272, 192, 22, 6, p.metal) +
  shine('M104 98 Q106 80 124 80 H136 V318 H120 Q104 316 104 298Z', 0.18)

export const washer: Shape = (p) =>
  rect(86, 64, 228, 260, 22, p.body) +
  rect(86, 64, 228, 56, 22, p.side) +
  rect(104, 80, 74, 24, 6, p.paper) +
  dot(236, 92, 14, p.metal) +
  dot(280, 92, 9, p.accent) +
  dot(200, 214, 84, p.metal) +
  dot(200, 214, 66, p.ink) +
  path('M136 222 Q168 196 200 222 Q232 248 264 222 Q262 278 200 280 Q140 278 136 222Z', '#7fb6d9') +
  shine('M150 200 Q156 164 194 156 Q168 178 166 220Z', 0.45)

export const fridge: Shape = (p) =>
  rect(116, 46, 168, 278, 22, p.body) +
  line('M116 150 H284', p.deep, 5, 0.5) +
  line('M140 96 V134 M140 172 V232', p.metal, 11) +
  rect(226, 72, 34, 26, 4, p.accent) +
  rect(214, 180, 44, 54, 3, '#fff7d1') +
  shine('M124 74 Q126 56 142 54 H152 V318 H138 Q124 314 124 300Z', 0.2)

export const blender: Shape = (p) =>
  rect(150, 52, 100, 26, 10, p.ink) +
  path('M134 78 H266 L248 228 H152Z', p.glass) +
  path('M142 140 Q200 158 258 140 L248 224 H152Z', p.accent, ' fill-opacity="0.85"') +
  path('M148 228 H252 L274 304 Q276 324 256 324 H144 Q124 324 126 304Z', p.body) +
  dot(200, 276, 20, p.metal) +
  line('M200 276 V262', p.ink, 5) +
  shine('M144 90 H162 L172 220 H158Z', 0.5)

export const vacuum: Shape = (p) =>
  line('M180 208 Q180 70 292 92 L320 300', p.ink, 13) +
  path('M276 296 H352 Q360 322 344 324 H276Z', p.accent) +
  path('M56 262 Q56 176 150 176 Q232 178 240 262 Q240 300 208 300 H92 Q56 300 56 262Z', p.body) +
  path('M120 182 Q190 168 226 226 Q170 212 120 182Z', p.glass) +
  dot(104, 288, 34, p.ink) +
  dot(104, 288, 16, p.metal) +
  dot(218, 304, 16, p.ink) +
  line('M96 178 Q140 140 186 176', p.side, 13)

export const board: Shape = (p) =>
  turned(
    8,
    rect(112, 70, 176, 246, 28, p.wood) +
      `<circle cx="200" cy="104" r="15" fill="${p.paper}"/>` +
      each(5, (at) =>
        line(`M${140 + at * 30} 136 Q${134 + at * 32} 220 ${142 + at * 29} 302`, p.deep, 3, 0.22),
      ),
  ) + fold('M0 0', p)

export const lunchBox: Shape = (p) =>
  rect(80, 170, 240, 142, 30, p.body) +
  path('M72 196 Q72 146 122 146 H278 Q328 146 328 196Z', p.side) +
  rect(120, 186, 38, 34, 8, p.accent) +
  rect(242, 186, 38, 34, 8, p.accent) +
  line('M160 146 Q160 112 200 112 Q240 112 240 146', p.ink, 10) +
  shine('M92 220 H112 V300 Q92 296 92 280Z', 0.26)
