import type { Degrees, SpokenScales } from '../degrees.ts'

export const degrees: Degrees = {
  much: {
    most: '(?<!at )(?:the )?most|as much as (?:possible|i can|you can)',
    least: '(?<!at )(?:the )?least|as little as (?:possible|i can|you can)',
    more: 'more',
    less: 'less',
  },
  between:
    'me|us|you|him|her|i|we|it|them|back|up|out|in|of|all|the|to|for|on|by|far|overall|altogether|can|could|have|would|will|need|must|should|actually|money|cash',
  behind:
    'of|in|for|out|overall|money|cash|stuff|things|and|or|to|please|then|from|among|per|at|on|by|here|right|altogether|is',
  beforeNoun: {
    most: '(?<!at )most|highest(?: in)?|greatest|largest|biggest|top|as (?:much|high an?|great an?)',
    least: '(?<!at )least|lowest(?: in)?|smallest|fewest|slightest|as (?:little|low an?|few)',
    more: 'more|higher|greater|larger|bigger',
    less: 'less|lower|smaller|fewer',
  },
  behindNoun: {
    most: '(?:highest|greatest|largest|biggest)',
    least: '(?:lowest|smallest)',
    more: '(?:higher|greater|larger|bigger)(?! than \\d)',
    less: '(?:lower|smaller)(?! than \\d)',
  },
  is: 'is|be|being|at|its|the|are',
  possible: (adjectives) => [
    `as (?:${adjectives}) as (?:possible|can be|you can|they come|they get|it gets|you have|you've got)`,
  ],
  asksWhich: 'which|either|the one',
}

export const spoken: SpokenScales = {
  price: {
    verbs: 'costs?|costing|sets? (?:me|us|you) back|comes? (?:out at|to)',
    pays: 'pay|spend|shell out|fork out|part with',
    nouns: 'prices?(?: tags?)?|price label|cost',
    high: 'expensive|dear|pricey|exclusive',
    low: 'cheap|cheaply|inexpensive|affordable',
  },
  weight: {
    verbs: 'weighs?|weighing',
    nouns: 'weight',
    high: 'heavy',
    low: 'light|lightweight',
  },
  size: {
    nouns: '(?:overall )?(?:dimensions|size|footprint)',
    high: 'big|large|roomy|spacious',
    low: 'small|tiny|compact|little',
  },
  length: { nouns: 'length', high: 'long', low: 'short' },
  height: { nouns: 'height', high: 'tall|high', low: 'low' },
  width: { nouns: 'width', high: 'wide|broad', low: 'narrow' },
  thickness: { nouns: 'thickness', high: 'thick', low: 'thin|slim|flat' },
  volume: {
    verbs: 'holds?|takes?|fits?|carr(?:y|ies)|contains?|get in',
    nouns: 'capacity|volume|room inside|storage room|number of (?:litres|liters)',
  },
  storage: { nouns: 'storage(?: space)?|disk space|gigabytes' },
  memory: { nouns: '(?:amount of )?(?:ram|memory)' },
  screen: { nouns: '(?:screen|display)(?: size)?' },
  power: {
    nouns: 'wattage|number of watts|watts|(?:suction|motor|engine)? ?power|horsepower|torque',
    high: 'powerful|strong',
  },
  brightness: {
    verbs: 'lights? up|shines?',
    nouns: 'brightness|light output|lumens?',
    high: 'bright',
    low: 'dim',
  },
  speed: {
    nouns: '(?:top |read(?:ing)? |writ(?:e|ing) )?speed',
    high: 'fast|quick|speedy',
    low: 'slow',
  },
  lasting: {
    nouns:
      'battery(?: life| capacity| power| time)?|run(?:ning)?[- ]?time|burn(?:ing)?[- ]?time|play(?:ing|back)?[- ]?time|shelf life|endurance|staying power|hours (?:of|on)(?: a| one| the)? (?:battery|charge|light)',
    high: 'durable|long[- ]lasting',
  },
  warmth: { nouns: 'warmth', high: 'warm|cosy|cozy|toasty', low: 'cool' },
  loudness: {
    nouns: 'noise(?: level)?|racket|decibels?',
    high: 'loud',
    low: 'quiet|silent|noiseless',
  },
  strength: {
    nouns: 'strength|caffeine|kick|intensity',
    high: 'strong|intense|spicy|hot|bitter',
    low: 'mild|weak|gentle',
  },
  hardness: { high: 'hard|firm|stiff|sturdy', low: 'soft|cosy|cozy|fluffy' },
  age: { high: 'old|mature', low: 'young' },
  newness: { high: 'new|recent|up to date' },
}
