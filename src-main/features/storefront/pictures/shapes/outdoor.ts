import { dot, each, fold, line, moved, oval, path, rect, type Shape, shine, turned } from '../draw.ts'

export const tent: Shape = (p, { of, a }) => {
  const door = 196 + Math.round(a * 16)
  return (
    [
      () =>
        line('M34 316 L88 250 M366 316 L312 250', p.ink, 3, 0.5) +
        path('M200 96 L356 314 H44Z', p.body) +
        path('M200 96 L44 314 H128Z', p.side) +
        path(`M200 96 L${door + 64} 314 H${door - 52}Z`, p.deep) +
        path(`M200 96 L${door - 52} 314 Q${door - 4} 270 200 96Z`, p.accent) +
        path(`M200 96 L${door + 64} 314 Q${door + 10} 270 200 96Z`, p.pale) +
        line('M200 96 L212 76', p.ink, 6) +
        fold('M200 96 L300 314', p),
      () =>
        line('M26 314 L76 264 M374 314 L324 264', p.ink, 3, 0.5) +
        path('M40 314 Q60 128 200 116 Q340 128 360 314Z', p.body) +
        path('M40 314 Q60 128 200 116 Q130 190 118 314Z', p.side) +
        path('M150 314 Q156 184 200 160 Q258 196 262 314Z', p.deep) +
        path('M150 314 Q156 184 200 160 Q186 250 190 314Z', p.accent) +
        line('M200 116 Q300 190 318 314 M200 116 Q100 190 82 314', p.pale, 5, 0.8) +
        rect(274, 232, 36, 30, 8, p.pale),
      () =>
        line('M20 314 L60 280 M380 314 L340 280', p.ink, 3, 0.5) +
        path('M44 314 L92 160 Q200 110 308 160 L356 314Z', p.body) +
        path('M92 160 Q200 110 308 160 L296 196 Q200 156 104 196Z', p.side) +
        path('M152 314 L164 204 Q200 192 236 204 L248 314Z', p.deep) +
        path('M152 314 L164 204 Q182 196 200 196 Q186 250 184 314Z', p.accent) +
        rect(84, 222, 48, 46, 8, p.pale) +
        rect(268, 222, 48, 46, 8, p.pale) +
        line('M108 222 V268 M292 222 V268', p.side, 4),
    ][of(3)]?.() ?? ''
  )
}

export const tarp: Shape = (p) =>
  line('M96 318 L104 150 M304 318 L296 150', p.wood, 10) +
  line('M30 300 L104 152 M370 300 L296 152', p.ink, 3, 0.5) +
  path('M104 148 Q200 190 296 148 L356 232 Q200 274 44 232Z', p.body) +
  path('M104 148 Q200 190 296 148 L300 154 Q200 222 100 154Z', p.side) +
  fold('M200 170 V256', p) +
  line('M44 232 Q200 274 356 232', p.accent, 6) +
  shine('M104 150 Q140 170 176 174 L150 250 Q90 244 52 230Z', 0.18)

export const sleepingBag: Shape = (p) =>
  path('M128 122 Q130 62 200 62 Q270 62 272 122 L258 280 Q252 324 200 324 Q148 324 142 280Z', p.body) +
  path('M146 124 Q150 84 200 84 Q250 84 254 124 Q246 156 200 158 Q154 156 146 124Z', p.deep) +
  oval(200, 128, 40, 22, p.paper) +
  each(5, (at) =>
    fold(`M${134 + at * 2} ${182 + at * 26} Q200 ${198 + at * 26} ${266 - at * 2} ${182 + at * 26}`, p),
  ) +
  line('M246 150 Q238 220 236 300', p.accent, 6) +
  rect(231, 196, 12, 20, 5, p.pale) +
  shine('M134 150 L146 286 Q150 306 168 314 Q150 220 156 160Z', 0.22)

export const mat: Shape = (p) =>
  path('M98 236 H306 Q338 236 338 268 Q338 300 306 300 H98Z', p.side) +
  path('M60 300 Q48 312 60 318 H300 V300Z', p.side) +
  rect(86, 172, 250, 132, 62, p.body) +
  oval(112, 238, 44, 66, p.side) +
  each(3, (at) => line(`M112 ${194 + at * 14} a${30 - at * 9} ${44 - at * 13} 0 1 0 2 0`, p.pale, 5, 0.8)) +
  line('M176 174 Q196 238 176 302 M276 174 Q296 238 276 302', p.accent, 12) +
  rect(180, 226, 22, 22, 5, p.ink) +
  rect(280, 226, 22, 22, 5, p.ink) +
  shine('M130 180 H300 Q318 184 322 204 H150 Q142 190 130 180Z', 0.24)

export const stove: Shape = (p) =>
  path('M200 92 Q232 128 218 158 Q210 172 200 172 Q190 172 182 158 Q168 128 200 92Z', '#f2a33c') +
  path('M200 122 Q216 142 208 160 Q200 172 192 160 Q184 142 200 122Z', '#fbe3a1') +
  line('M128 162 H272', p.metal, 12) +
  line('M140 164 L180 206 M260 164 L220 206', p.metal, 9) +
  rect(172, 180, 56, 30, 8, p.metal) +
  line('M228 198 H290', p.metal, 7) +
  oval(298, 198, 10, 16, p.accent) +
  path(
    'M128 232 Q128 208 160 206 H240 Q272 208 272 232 V300 Q272 324 248 324 H152 Q128 324 128 300Z',
    p.body,
  ) +
  rect(128, 246, 144, 40, 0, p.accent) +
  path('M200 250 Q214 264 206 276 Q200 284 194 276 Q186 264 200 250Z', p.paper) +
  shine('M138 230 Q140 216 160 214 V318 Q140 316 138 300Z', 0.26)

export const lantern: Shape = (p) =>
  line('M150 104 Q150 52 200 52 Q250 52 250 104', p.ink, 8) +
  rect(144, 100, 112, 34, 14, p.body) +
  path('M156 134 H244 L256 262 H144Z', '#fff3c9') +
  path('M176 134 H224 L230 262 H170Z', '#ffe08a') +
  dot(200, 202, 26, '#fffdf2') +
  line('M156 136 L146 262 M244 136 L254 262', p.ink, 5, 0.7) +
  rect(130, 258, 140, 62, 18, p.body) +
  dot(200, 290, 14, p.accent) +
  rect(130, 300, 140, 20, 10, p.side)

export const headlamp: Shape = (p) =>
  path('M48 190 Q200 96 352 190 L346 226 Q200 140 54 226Z', p.accent) +
  line('M58 200 Q200 112 342 200', p.pale, 4, 0.7) +
  path('M96 262 Q200 340 304 262 L296 290 Q200 352 104 290Z', p.accent, ' opacity="0.55"') +
  rect(134, 152, 132, 112, 34, p.body) +
  dot(200, 208, 42, p.ink) +
  dot(200, 208, 34, '#fff6d6') +
  dot(200, 208, 16, '#ffffff') +
  each(8, (at) => turned(at * 45, line('M200 178 V186', '#e8c65a', 4), 200, 208)) +
  rect(220, 144, 30, 12, 6, p.accent)

export const poles: Shape = (p) =>
  each(2, (at) =>
    turned(
      at ? 12 : -12,
      line('M200 120 V330', p.side, 9) +
        line('M200 190 V250', p.accent, 11) +
        rect(186, 52, 28, 76, 13, p.body) +
        each(3, (no) => line(`M189 ${78 + no * 14} H211`, p.deep, 3, 0.5)) +
        line('M190 62 Q150 90 184 120', p.ink, 5) +
        oval(200, 306, 22, 7, p.ink),
      200,
      330,
    ),
  )

export const firstAid: Shape = (p) =>
  line('M162 134 V112 Q162 100 174 100 H226 Q238 100 238 112 V134', p.ink, 11) +
  rect(76, 130, 248, 188, 34, p.body) +
  line('M76 184 H324', p.deep, 4, 0.35) +
  rect(304, 176, 10, 24, 5, p.accent) +
  dot(200, 236, 54, '#ffffff') +
  rect(187, 202, 26, 68, 5, p.side) +
  rect(166, 223, 68, 26, 5, p.side) +
  shine('M88 160 Q90 142 110 142 H134 Q108 170 108 300 Q88 296 88 280Z', 0.2)

export const map: Shape = (p) =>
  turned(
    -4,
    path('M64 130 L152 106 V296 L64 320Z', '#f4efdf') +
      path('M152 106 L248 130 V320 L152 296Z', '#e6dfc8') +
      path('M248 130 L336 106 V296 L248 320Z', '#f4efdf') +
      path(
        'M64 214 Q110 190 152 222 Q200 258 248 220 Q296 188 336 214 V296 L248 320 L152 296 L64 320Z',
        '#bcd9b0',
        ' fill-opacity="0.85"',
      ) +
      path(
        'M64 266 Q120 240 152 268 Q200 306 248 276 Q300 246 336 268 V296 L248 320 L152 296 L64 320Z',
        '#9cc7dd',
      ) +
      line('M92 184 Q132 140 176 178 Q214 214 262 168', '#d9534f', 6) +
      dot(92, 184, 8, '#d9534f') +
      path('M262 128 Q286 128 286 150 Q286 168 262 194 Q238 168 238 150 Q238 128 262 128Z', p.body) +
      dot(262, 150, 9, '#ffffff'),
  )

export const waterFilter: Shape = (p) =>
  rect(156, 60, 88, 40, 14, p.accent) +
  rect(184, 38, 32, 30, 8, p.ink) +
  path('M140 100 H260 V180 Q260 200 240 200 H160 Q140 200 140 180Z', p.glass) +
  each(4, (at) => line(`M${160 + at * 27} 112 V188`, '#ffffff', 8, 0.6)) +
  rect(132, 190, 136, 26, 10, p.side) +
  path('M144 216 H256 L268 304 Q268 324 248 324 H152 Q132 324 132 304Z', p.body) +
  path(
    'M200 244 Q226 276 216 296 Q208 308 200 308 Q192 308 184 296 Q174 276 200 244Z',
    '#ffffff',
    ' fill-opacity="0.85"',
  ) +
  shine('M150 222 H168 L160 316 Q142 314 142 302Z', 0.25)

export const bicycle: Shape = (p) => {
  const wheel = (x: number) =>
    line(`M${x - 66} 252 a66 66 0 1 0 132 0 a66 66 0 1 0 -132 0`, p.ink, 10) +
    each(8, (at) => turned(at * 22.5, line(`M${x} 190 V314`, p.metal, 2), x, 252)) +
    dot(x, 252, 9, p.ink)
  return (
    wheel(100) +
    wheel(300) +
    line('M100 252 L154 156 H258 L200 254 H100 M154 156 L200 254', p.body, 13) +
    line('M258 156 L300 252', p.side, 12) +
    line('M258 156 L248 118 M248 118 H282 Q300 118 296 136', p.ink, 9) +
    line('M154 156 L146 132', p.ink, 8) +
    path('M116 122 Q150 112 178 124 Q180 136 150 136 Q118 138 116 122Z', p.accent) +
    dot(200, 254, 20, p.metal) +
    dot(200, 254, 8, p.ink) +
    line('M200 254 L218 286 M208 290 H232', p.ink, 7)
  )
}

export const helmet: Shape = (p) =>
  line('M112 254 Q130 322 200 326 M288 254 Q270 322 200 326', p.ink, 8) +
  path('M74 250 Q66 104 206 100 Q334 106 332 240 Q340 262 312 264 Q200 246 92 270 Q74 270 74 250Z', p.body) +
  each(3, (at) =>
    path(
      `M${120 + at * 56} 226 Q${122 + at * 56} ${150 - at * 2} ${166 + at * 40} 124 Q${150 + at * 48} 170 ${154 + at * 54} 222Z`,
      p.deep,
    ),
  ) +
  line('M86 258 Q200 236 320 252', p.accent, 10) +
  shine('M88 232 Q92 134 178 112 Q124 150 112 228Z', 0.26)

export const ball: Shape = (p, { of }) =>
  dot(200, 206, 112, p.body) +
  ([
    path('M200 150 L246 184 L228 238 H172 L154 184Z', p.ink) +
      line('M200 150 V96 M246 184 L304 168 M228 238 L262 298 M172 238 L138 298 M154 184 L96 168', p.ink, 6),
    line('M88 206 H312 M200 94 V318 M122 126 Q200 206 122 286 M278 126 Q200 206 278 286', p.ink, 6),
    path('M92 176 Q200 120 308 176 L312 206 Q200 150 88 206Z', p.accent) +
      path('M96 244 Q200 300 304 244 L296 270 Q200 326 104 270Z', p.accent),
  ][of(3)] ?? '') +
  shine('M120 150 Q150 104 206 104 Q150 130 132 190 Q116 180 120 150Z', 0.4)

export const skis: Shape = (p) =>
  each(2, (at) =>
    turned(
      at ? 11 : -11,
      rect(180, 60, 40, 268, 18, at ? p.side : p.body) +
        rect(186, 90, 28, 70, 8, p.accent) +
        rect(176, 196, 48, 46, 8, p.ink) +
        rect(184, 204, 32, 12, 4, p.metal) +
        line('M200 264 V310', p.pale, 6),
    ),
  )

export const board: Shape = (p) =>
  turned(
    24,
    oval(200, 200, 62, 146, p.body) +
      path('M200 54 Q262 90 262 200 Q262 210 261 220 H139 Q138 210 138 200 Q138 90 200 54Z', p.side) +
      path('M139 190 Q200 150 261 190 L261 222 Q200 182 139 222Z', p.accent) +
      line('M200 70 V330', p.pale, 4, 0.7) +
      oval(200, 290, 20, 8, p.ink) +
      shine('M152 150 Q160 90 192 66 Q172 130 170 250 Q150 220 152 150Z', 0.28),
  )

export const skateboard: Shape = (p) =>
  path(
    'M40 196 Q58 190 72 214 Q80 228 100 228 H300 Q320 228 328 214 Q342 190 360 196 Q352 252 304 252 H96 Q48 252 40 196Z',
    p.body,
  ) +
  line('M60 226 Q80 244 100 244 H300 Q320 244 340 226', p.accent, 6) +
  each(2, (at) =>
    moved(
      at * 160,
      0,
      rect(100, 252, 40, 14, 4, p.metal) +
        dot(106, 284, 22, p.paper) +
        dot(106, 284, 8, p.ink) +
        dot(146, 284, 22, p.paper) +
        dot(146, 284, 8, p.ink),
    ),
  )

export const dumbbell: Shape = (p) =>
  turned(
    -14,
    rect(120, 192, 160, 28, 12, p.metal) +
      each(2, (at) =>
        moved(
          at * 164,
          0,
          rect(92, 138, 34, 136, 14, p.body) +
            rect(at ? 128 : 58, 158, 30, 96, 12, p.side) +
            shine(`M${at ? 96 : 96} 150 h8 v112 h-8Z`, 0.3),
        ),
      ),
  )

export const fishing: Shape = (p) =>
  line('M70 320 L330 70', p.wood, 9) +
  line('M70 320 L124 268', p.body, 20) +
  line('M330 70 Q340 190 300 246', p.ink, 2, 0.6) +
  dot(156, 262, 34, p.metal) +
  dot(156, 262, 20, p.body) +
  line('M156 262 L186 280', p.ink, 7) +
  dot(300, 254, 13, '#d9534f') +
  path('M287 254 a13 13 0 0 0 26 0Z', '#ffffff') +
  line('M300 268 V286 Q300 300 288 296', p.ink, 4)
