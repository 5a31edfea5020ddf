import { dot, each, line, moved, oval, path, rect, type Shape, shine, turned } from '../draw.ts'

const label = (paper: string, ink: string, x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, 6, paper) +
  line(
    `M${x + 16} ${y + height * 0.36} H${x + width - 16} M${x + 26} ${y + height * 0.62} H${x + width - 26}`,
    ink,
    5,
    0.6,
  )

export const tube: Shape = (p) =>
  path('M128 62 H272 L248 268 H152Z', p.body) +
  rect(122, 52, 156, 22, 6, p.side) +
  each(11, (at) => line(`M${132 + at * 14} 56 V70`, p.deep, 2, 0.4)) +
  path('M152 264 H248 L242 322 H158Z', p.accent) +
  label(p.paper, p.deep, 158, 128, 84, 78) +
  shine('M138 78 H156 L168 262 H158Z', 0.35)

export const pumpBottle: Shape = (p) =>
  line('M200 92 V62 H150 Q138 62 138 78', p.ink, 13) +
  rect(172, 86, 56, 30, 8, p.ink) +
  path(
    'M150 116 H250 Q276 124 276 156 V292 Q276 324 244 324 H156 Q124 324 124 292 V156 Q124 124 150 116Z',
    p.body,
  ) +
  label(p.paper, p.deep, 146, 184, 108, 92) +
  shine('M134 160 Q136 136 152 128 H162 V314 Q134 314 134 292Z', 0.28)

export const lipstick: Shape = (p) =>
  path('M160 148 V96 Q196 60 240 70 V148Z', p.body) +
  path('M160 96 Q196 60 240 70 Q226 92 160 122Z', p.pale, ' fill-opacity="0.55"') +
  rect(150, 144, 100, 62, 6, p.metal) +
  rect(138, 200, 124, 124, 12, p.ink) +
  line('M140 226 H260', p.accent, 7) +
  shine('M148 208 H162 V316 H150Z', 0.3)

export const perfume: Shape = (p) =>
  rect(168, 56, 64, 54, 10, p.metal) +
  rect(180, 106, 40, 26, 4, p.ink) +
  rect(100, 130, 200, 192, 34, p.glass) +
  path('M112 190 H288 V288 Q288 310 266 310 H134 Q112 310 112 288Z', p.body, ' fill-opacity="0.75"') +
  label(p.paper, p.deep, 150, 204, 100, 72) +
  shine('M112 164 Q114 142 136 142 H150 V310 H132 Q112 308 112 290Z', 0.4)

export const creamJar: Shape = (p) =>
  rect(88, 116, 224, 76, 22, p.side) +
  line('M100 156 H300', p.pale, 4, 0.5) +
  path('M98 192 H302 V276 Q302 322 256 322 H144 Q98 322 98 276Z', p.body) +
  label(p.paper, p.deep, 138, 222, 124, 66) +
  shine('M108 200 H126 V312 Q108 306 108 276Z', 0.3) +
  shine('M100 132 Q104 124 116 124 H140 V184 H104Z', 0.2)

export const soap: Shape = (p) =>
  rect(72, 186, 256, 120, 52, p.side) +
  rect(72, 168, 256, 118, 52, p.body) +
  rect(122, 200, 156, 52, 26, p.pale) +
  dot(118, 128, 30, p.glass) +
  dot(170, 102, 18, p.glass) +
  dot(262, 120, 24, p.glass) +
  shine('M96 206 Q106 182 140 180 H200 Q130 190 112 236 Q92 226 96 206Z', 0.4)

export const pills: Shape = (p) =>
  rect(140, 64, 120, 50, 12, p.paper) +
  each(7, (at) => line(`M${152 + at * 16} 72 V106`, p.deep, 2, 0.3)) +
  rect(128, 112, 144, 212, 28, p.body) +
  label(p.paper, p.deep, 128, 164, 144, 104) +
  turned(-24, rect(268, 292, 72, 32, 16, p.accent) + rect(304, 292, 36, 32, 16, '#ffffff'), 300, 308) +
  shine('M138 136 H154 V310 Q138 306 138 296Z', 0.3)

export const sprayBottle: Shape = (p) =>
  path('M154 66 H236 Q266 70 272 100 H214 V124 H178 V100 H154Z', p.accent) +
  line('M262 100 Q266 126 250 134', p.ink, 8) +
  rect(130, 72, 28, 22, 4, p.ink) +
  rect(176, 120, 44, 26, 6, p.ink) +
  path(
    'M172 146 H224 Q272 182 272 228 V298 Q272 324 246 324 H154 Q128 324 128 298 V228 Q128 182 172 146Z',
    p.body,
  ) +
  label(p.paper, p.deep, 146, 228, 108, 66) +
  shine('M140 224 Q144 190 168 168 Q160 200 160 314 Q140 312 140 298Z', 0.3)

export const brushes: Shape = (p) =>
  each(3, (at) =>
    turned(
      -16 + at * 16,
      rect(186, 180, 28, 144, 12, [p.body, p.wood, p.side][at] ?? p.body) +
        rect(182, 148, 36, 40, 5, p.metal) +
        path('M182 150 Q174 92 200 64 Q226 92 218 150Z', [p.accent, p.pale, p.accent][at] ?? p.accent),
      200,
      324,
    ),
  )

export const jar: Shape = (p) =>
  rect(132, 74, 136, 44, 10, p.accent) +
  each(8, (at) => line(`M${144 + at * 16} 82 V112`, '#000000', 2, 0.15)) +
  path(
    'M134 116 H266 Q296 132 296 164 V284 Q296 324 256 324 H144 Q104 324 104 284 V164 Q104 132 134 116Z',
    p.glass,
  ) +
  path('M114 158 Q200 174 286 158 V284 Q286 314 256 314 H144 Q114 314 114 284Z', p.body) +
  label(p.paper, p.deep, 138, 198, 124, 82) +
  shine('M120 150 H138 V306 Q118 300 118 280Z', 0.35)

export const cheese: Shape = (p) =>
  path('M60 228 L262 116 Q330 132 344 200 L344 228Z', p.body) +
  rect(60, 226, 284, 86, 8, p.side) +
  dot(246, 174, 20, p.deep) +
  dot(196, 196, 12, p.deep) +
  dot(116, 270, 17, p.deep) +
  dot(206, 262, 23, p.deep) +
  dot(300, 278, 14, p.deep)

export const bread: Shape = (p) =>
  path('M62 244 Q48 134 150 128 H258 Q352 136 338 246 Q336 304 296 304 H106 Q64 304 62 244Z', p.body) +
  path('M62 244 Q48 134 150 128 H258 Q352 136 338 246 Q330 178 246 172 H160 Q72 178 62 244Z', p.side) +
  each(3, (at) =>
    line(`M${132 + at * 60} 152 Q${156 + at * 60} 190 ${128 + at * 62} 224`, p.pale, 13, 0.85),
  ) +
  shine('M78 226 Q82 160 142 142 Q106 170 100 236Z', 0.24)

export const pouch: Shape = (p) =>
  path('M116 76 H284 L296 306 Q296 324 278 324 H122 Q104 324 104 306Z', p.body) +
  path('M116 76 H284 L286 112 H114Z', p.side) +
  line('M116 94 H284', p.deep, 3, 0.4) +
  path('M104 300 Q200 276 296 300 V306 Q296 324 278 324 H122 Q104 324 104 306Z', p.side) +
  rect(138, 150, 124, 118, 12, p.paper) +
  dot(200, 194, 26, p.accent) +
  line('M162 240 H238', p.deep, 6, 0.5) +
  shine('M124 118 H142 L134 292 H116Z', 0.26)

export const wineBottle: Shape = (p) =>
  rect(178, 36, 44, 56, 8, p.accent) +
  path(
    'M180 90 H220 V138 Q264 160 264 206 V300 Q264 324 240 324 H160 Q136 324 136 300 V206 Q136 160 180 138Z',
    p.body,
  ) +
  label(p.paper, p.deep, 136, 212, 128, 76) +
  dot(200, 300, 7, p.accent) +
  shine('M148 206 Q150 172 184 152 V146 H190 Q166 180 166 314 Q148 312 148 298Z', 0.28)

export const can: Shape = (p) =>
  rect(124, 70, 152, 254, 24, p.body) +
  oval(200, 82, 76, 18, p.metal) +
  oval(200, 82, 60, 12, p.pale) +
  rect(188, 74, 28, 12, 6, p.metal) +
  path('M124 180 Q200 150 276 180 V246 Q200 276 124 246Z', p.accent) +
  line('M152 206 Q200 192 248 206', p.paper, 9) +
  oval(200, 314, 72, 11, p.metal) +
  shine('M136 104 H156 V310 Q136 304 136 292Z', 0.32)

export const chocolate: Shape = (p) =>
  turned(
    -8,
    path('M118 60 H282 V200 H118Z', '#6b4230') +
      each(6, (at) => rect(126 + (at % 3) * 51, 68 + Math.floor(at / 3) * 62, 46, 56, 6, '#7d5140')) +
      path(
        'M104 176 Q130 190 152 174 Q178 192 202 174 Q228 192 252 174 Q276 190 296 176 V326 H104Z',
        p.body,
      ) +
      rect(104, 226, 192, 54, 0, p.accent) +
      line('M140 254 H260', p.paper, 9) +
      shine('M112 190 H130 V318 H112Z', 0.25),
  )

export const apple: Shape = (p) =>
  line('M200 136 Q198 96 216 72', '#7a5236', 10) +
  path('M212 104 Q236 62 286 74 Q270 118 212 104Z', p.leaf) +
  path(
    'M200 138 Q142 102 100 148 Q66 204 108 276 Q146 332 200 310 Q254 332 292 276 Q334 204 300 148 Q258 102 200 138Z',
    p.body,
  ) +
  shine('M112 178 Q122 142 162 140 Q130 166 132 216 Q110 212 112 178Z', 0.4)

export const cake: Shape = (p) =>
  oval(200, 304, 150, 20, p.paper) +
  path('M92 190 H308 V282 Q308 302 200 304 Q92 302 92 282Z', p.side) +
  path(
    'M86 180 Q90 146 200 144 Q310 146 314 180 Q318 222 288 214 Q272 246 248 216 Q226 250 200 216 Q176 246 152 216 Q130 244 112 214 Q82 222 86 180Z',
    p.body,
  ) +
  each(5, (at) => dot(124 + at * 38, 160 + (at % 2) * 8, 11, p.accent)) +
  line('M200 144 V106', p.pale, 9) +
  path('M200 76 Q212 94 206 104 Q200 110 194 104 Q188 94 200 76Z', '#f2a33c')

export const pasta: Shape = (p) =>
  path(
    'M112 236 Q120 100 140 70 M144 236 Q150 100 164 62 M176 236 Q180 100 190 58 M208 236 Q208 100 212 58 M240 236 Q238 100 236 62 M272 236 Q264 100 258 70',
    'none',
    ' stroke="#f0d28a" stroke-width="12" stroke-linecap="round"',
  ) +
  path('M84 218 H316 Q312 316 236 322 H164 Q88 316 84 218Z', p.body) +
  oval(200, 220, 116, 22, p.side) +
  path('M96 258 Q200 288 304 258 L298 278 Q200 306 102 278Z', p.accent)

export const hammer: Shape = (p) =>
  turned(
    34,
    rect(184, 130, 34, 202, 14, p.wood) +
      rect(182, 226, 38, 106, 16, p.body) +
      path('M122 84 H258 V136 H122 Q100 136 100 110 Q100 84 122 84Z', p.metal) +
      path('M258 88 Q306 84 318 130 Q286 112 258 132Z', p.metal) +
      rect(174, 78, 54, 64, 8, p.ink) +
      each(4, (at) => line(`M186 ${250 + at * 18} h30`, p.deep, 3, 0.4)),
  )

export const drill: Shape = (p) =>
  rect(286, 150, 74, 14, 6, p.metal) +
  path('M252 126 L294 140 V174 L252 188Z', p.ink) +
  path(
    'M78 116 H240 Q256 116 256 132 V182 Q256 198 240 198 H196 L210 282 H140 L126 198 H92 Q60 196 60 156 Q60 118 78 116Z',
    p.body,
  ) +
  path('M126 198 H196 L198 214 H130Z', p.ink) +
  rect(124, 274, 108, 48, 12, p.ink) +
  rect(84, 142, 96, 26, 8, p.accent) +
  line('M198 214 Q214 222 212 238', p.ink, 9) +
  shine('M82 124 H236 V134 H76Z', 0.3)

export const wrench: Shape = (p) =>
  turned(
    -42,
    path('M182 160 H218 V250 H182Z', p.metal) +
      path(
        'M200 50 Q258 56 256 112 Q248 156 218 168 H182 Q152 156 144 112 Q144 74 172 58 V112 L200 128 L228 112 V58Z',
        p.metal,
      ) +
      rect(178, 214, 44, 120, 20, p.body) +
      dot(200, 306, 9, p.paper) +
      shine('M184 226 h10 v90 h-10Z', 0.3),
  )

export const screwdriver: Shape = (p) =>
  turned(
    38,
    rect(172, 48, 56, 128, 26, p.body) +
      each(3, (at) => line(`M${184 + at * 16} 66 V150`, p.deep, 4, 0.4)) +
      rect(180, 170, 40, 22, 6, p.accent) +
      rect(191, 190, 18, 112, 4, p.metal) +
      path('M188 300 H212 L208 334 H192Z', p.metal),
  )

export const toolBox: Shape = (p) =>
  line('M144 150 V116 Q144 98 162 98 H238 Q256 98 256 116 V150', p.ink, 15) +
  path('M70 196 Q72 146 116 146 H284 Q328 146 330 196Z', p.side) +
  rect(62, 190, 276, 130, 14, p.body) +
  rect(62, 190, 276, 20, 0, p.ink) +
  rect(112, 184, 36, 40, 6, p.metal) +
  rect(252, 184, 36, 40, 6, p.metal) +
  rect(166, 250, 68, 34, 8, p.accent)

export const paintCan: Shape = (p) =>
  line('M100 152 Q108 60 200 58 Q292 60 300 152', p.metal, 7) +
  rect(98, 132, 204, 190, 14, p.metal) +
  rect(98, 176, 204, 106, 0, p.paper) +
  oval(200, 134, 102, 26, p.side) +
  oval(200, 134, 86, 19, p.body) +
  path(
    'M114 138 Q200 168 286 138 Q284 176 268 176 Q256 178 254 214 Q248 230 240 214 Q238 184 224 186 Q208 188 206 248 Q198 264 190 248 Q188 186 172 182 Q158 182 156 204 Q150 216 144 204 Q142 172 114 138Z',
    p.body,
  ) +
  shine('M106 150 H122 V312 H108Z', 0.4)

export const screws: Shape = (p) =>
  each(3, (at) =>
    moved(
      -66 + at * 66,
      at % 2 ? 20 : 0,
      turned(
        -8 + at * 8,
        rect(168, 84, 64, 26, 10, p.metal) +
          line('M184 97 H216', p.ink, 6) +
          path('M186 110 H214 V258 L200 296 L186 258Z', p.body) +
          each(7, (no) => line(`M182 ${132 + no * 20} L218 ${124 + no * 20}`, p.deep, 5, 0.6)),
      ),
    ),
  )

export const wood: Shape = (p) =>
  each(3, (at) => {
    const [x = 0, y = 0] =
      [
        [128, 252],
        [250, 252],
        [189, 150],
      ][at] ?? []
    return (
      dot(x, y, 60, p.deep) +
      dot(x, y, 52, p.wood) +
      each(3, (no) =>
        line(
          `M${x - 12 - no * 12} ${y} a${12 + no * 12} ${12 + no * 12} 0 1 0 ${24 + no * 24} 0`,
          p.deep,
          3,
          0.35,
        ),
      )
    )
  })
