import type { LanguageCode } from '#shared/schemas/common.ts'
import { languages } from './index.ts'
import type { Kind } from './things.ts'

/** What somebody looks for who only sends a picture of it. */
// biome-ignore format: a picture and its thing read better in a row.
const kindsShown: Readonly<Record<string, Kind>> = {
  '👕': 't-shirt', '👚': 'blouse', '👔': 'shirt', '👖': 'jeans', '👗': 'dress', '🧥': 'coat', '🧦': 'sock', '🧤': 'glove',
  '🧣': 'scarf', '👙': 'bikini', '🩱': 'swimsuit', '🩳': 'shorts', '🎩': 'hat', '👒': 'hat', '🧢': 'cap', '👞': 'shoe',
  '👟': 'sneaker', '🥾': 'hiking boot', '👠': 'high heels', '👡': 'sandal', '👢': 'boot', '🥿': 'ballerina shoe', '👜': 'handbag',
  '👛': 'wallet', '🎒': 'backpack', '🧳': 'suitcase', '☂️': 'umbrella', '🌂': 'umbrella', '☔': 'umbrella', '💍': 'ring',
  '⌚': 'watch', '🕶️': 'sunglasses', '👓': 'glasses', '📿': 'necklace', '💻': 'laptop', '🖥️': 'monitor', '⌨️': 'keyboard',
  '🖱️': 'mouse', '🖨️': 'printer', '📱': 'phone', '☎️': 'landline phone', '🔋': 'battery', '🔌': 'charger', '🎧': 'headphones',
  '🔊': 'speaker', '📺': 'tv', '📷': 'camera', '📸': 'camera', '🎥': 'camcorder', '🎮': 'controller', '🕹️': 'game console',
  '🔭': 'telescope', '🔬': 'microscope', '⛺': 'tent', '🏕️': 'tent', '🔦': 'flashlight', '🧭': 'compass', '🚲': 'bicycle',
  '🛴': 'scooter', '🛹': 'skateboard', '⚽': 'ball', '🏀': 'ball', '🎾': 'tennis racket', '⛳': 'golf club',
  '🎿': 'ski', '🏂': 'snowboard', '🎣': 'fishing rod', '🎸': 'guitar', '🎻': 'violin', '🎹': 'piano', '🥁': 'drum',
  '🎺': 'trumpet', '🎷': 'saxophone', '🎤': 'microphone', '📚': 'book', '📖': 'book', '✏️': 'pencil', '🖊️': 'pen',
  '🧸': 'soft toy', '🧩': 'puzzle', '🎲': 'board game', '🪁': 'kite', '☕': 'coffee', '🍵': 'tea', '🫖': 'teapot', '🍷': 'wine',
  '🍾': 'sparkling wine', '🍺': 'beer', '🧀': 'cheese', '🍞': 'bread', '🥖': 'bread', '🍫': 'chocolate', '🍯': 'honey',
  '🍪': 'cookie', '🍝': 'pasta', '🍰': 'cake', '🐟': 'fish', '🍳': 'frying pan', '🔪': 'kitchen knife', '🍴': 'cutlery',
  '🛏️': 'bed', '🪑': 'chair', '🛋️': 'sofa', '💡': 'light bulb', '🕯️': 'candle', '🪞': 'mirror', '🧴': 'body lotion',
  '🧼': 'soap', '🛁': 'towel', '🧖': 'bathrobe', '💄': 'lipstick', '💅': 'nail polish', '🪒': 'razor', '🪥': 'toothbrush',
  '🌹': 'flower', '💐': 'flower', '🪴': 'plant', '🌵': 'plant', '🔨': 'hammer', '🪛': 'screwdriver',
  '🐶': 'dog food', '🐱': 'cat food', '🦜': 'bird food', '🐠': 'aquarium', '🍼': 'baby bottle', '🚗': 'car accessory',
  '🚂': 'toy train', '🪆': 'doll', '🚁': 'drone', '🛶': 'kayak', '🪓': 'axe', '🪚': 'saw', '🔧': 'wrench', '🔩': 'screw',
  '🪣': 'bucket', '🧹': 'broom', '🖌️': 'paint brush', '🎨': 'paint', '✂️': 'scissors', '📏': 'ruler', '📐': 'ruler',
  '⏰': 'alarm clock', '🕰️': 'clock', '🧯': 'fire extinguisher', '🔒': 'lock', '🔑': 'key ring', '🧲': 'magnet',
  '🪡': 'sewing needle', '🧶': 'yarn', '🪕': 'banjo', '🪗': 'accordion', '🪘': 'drum', '🎼': 'sheet music', '📻': 'radio',
  '💾': 'usb stick', '📀': 'dvd', '🖲️': 'mouse', '📡': 'router', '🔐': 'lock', '🚿': 'shower head', '🧽': 'sponge', '🧺': 'basket',
  '🪟': 'curtain', '🚪': 'door', '🥄': 'spoon', '🍽️': 'plate', '🥣': 'bowl', '🫙': 'jar', '🧂': 'salt', '🫒': 'olive',
  '🧈': 'butter', '🥛': 'milk', '🥚': 'eggs', '🍖': 'meat', '🥓': 'bacon', '🐄': 'beef', '🍎': 'apple',
  '🍬': 'candy', '🍭': 'candy', '🍿': 'popcorn', '🍦': 'ice cream', '🧃': 'juice', '🥤': 'soft drink', '🍹': 'cocktail',
  '🥃': 'whisky', '💧': 'water', '🐕': 'dog food', '🐈': 'cat food', '🐦': 'bird food', '🐾': 'pet supplies', '🌷': 'flower',
  '🌻': 'flower', '🌳': 'tree', '🪻': 'flower', '🏺': 'vase', '🖼️': 'picture frame', '🎄': 'christmas tree', '🍽': 'plate',
  '🚙': 'car accessory', '🏍️': 'motorcycle', '⛑️': 'helmet', '🪖': 'helmet', '🏊': 'swimsuit', '🧘': 'yoga mat',
  '🏋️': 'dumbbell', '🛷': 'sled', '⛸️': 'ice skate', '🏹': 'bow', '🪀': 'yo-yo', '🩹': 'plaster', '🌡️': 'thermometer',
  '😷': 'face mask', '👃': 'perfume', '🌸': 'perfume', '💇': 'shampoo', '🧻': 'toilet paper', '📦': 'box',
  '🥊': 'boxing gloves', '🍇': 'grape', '🤿': 'diving equipment', '🧗': 'climbing gear', '🦮': 'dog lead',
  '🪜': 'step stool', '🍟': 'fries', '🍔': 'burger', '🍕': 'pizza', '🥪': 'sandwich', '🥗': 'salad', '🍲': 'soup', '🍜': 'soup',
  '🍣': 'sushi', '🍚': 'rice', '🍩': 'doughnut', '🧇': 'waffle', '🥐': 'croissant', '🎂': 'cake', '🧁': 'cake', '🥧': 'pie',
  '🍮': 'dessert', '🥜': 'nuts', '🌰': 'nuts', '🫘': 'legume', '🍓': 'berry', '🫐': 'berry', '🍒': 'stone fruit', '🍑': 'stone fruit',
  '🍐': 'pear', '🍌': 'banana', '🍋': 'citrus', '🍊': 'citrus', '🍉': 'melon', '🍈': 'melon', '🍍': 'tropical fruit',
  '🥭': 'tropical fruit', '🥝': 'tropical fruit', '🥥': 'coconut milk', '🍅': 'tomato', '🥔': 'potato', '🥕': 'carrot',
  '🥒': 'cucumber', '🌽': 'sweetcorn', '🧅': 'onion', '🍄': 'mushroom', '🥦': 'cabbage', '🥬': 'leafy greens', '🫑': 'bell pepper',
  '🌶️': 'hot sauce', '🧄': 'spice', '🥩': 'steak', '🍗': 'poultry', '🐔': 'poultry', '🍤': 'shrimp', '🦐': 'shrimp', '🦞': 'seafood',
  '🦪': 'seafood', '🥫': 'canned food', '🧋': 'iced tea', '🥂': 'sparkling wine', '🍸': 'cocktail', '🍶': 'spirits',
  '🧊': 'ice cube tray', '🥢': 'chopsticks', '🔫': 'water toy', '🪂': 'sports equipment', '⛱️': 'parasol', '🏖️': 'beach towel',
  '🩴': 'flip-flops', '👘': 'bathrobe', '🧵': 'sewing thread', '🪢': 'rope', '💎': 'jewellery', '👑': 'costume', '🎭': 'costume',
  '🎃': 'decoration', '🎈': 'party supplies', '🎉': 'party supplies', '🎆': 'firework', '🎇': 'firework', '🏮': 'lamp',
  '📓': 'notebook', '📒': 'notebook', '📔': 'notebook', '📕': 'book', '📅': 'planner', '🗓️': 'planner', '🖍️': 'pastel crayon',
  '🖋️': 'fountain pen', '✒️': 'fountain pen', '📎': 'paper clip', '📌': 'stationery', '✉️': 'envelope', '💌': 'greeting card',
  '🧮': 'calculator', '💿': 'cd', '🎞️': 'film', '📽️': 'projector', '☀️': 'sunscreen', '🪮': 'hairbrush', '💊': 'medicine',
  '🩺': 'health product', '🦷': 'toothpaste', '🧷': 'sewing kit', '🗑️': 'bin', '🛒': 'basket', '🚰': 'faucet', '🚽': 'toilet',
  '🏓': 'table tennis', '🏸': 'shuttlecock', '🏐': 'ball', '🏈': 'ball', '⚾': 'baseball bat', '🏏': 'cricket bat',
  '🏑': 'hockey stick', '🏒': 'hockey stick', '🥏': 'frisbee', '🎳': 'bowling ball', '🎯': 'dartboard', '🎱': 'billiard table',
  '♟️': 'chess', '🃏': 'card game', '🛼': 'roller skates', '🏄': 'surfboard', '🚣': 'boat', '⛵': 'boat', '🚵': 'mountain bike',
  '🚴': 'bicycle', '🏇': 'horse riding gear', '🐴': 'horse riding gear', '🐎': 'horse riding gear', '🐹': 'rodent food',
  '🐰': 'rodent food', '🐇': 'rodent food', '🦎': 'terrarium', '🐍': 'terrarium', '🐢': 'terrarium', '🌱': 'seed', '🌿': 'herb plant',
  '🪵': 'firewood', '🔥': 'lighter', '⛏️': 'pickaxe', '🧱': 'building blocks', '🪝': 'hook', '⛓️': 'chain', '🔗': 'chain',
  '🛞': 'tyre', '🚘': 'car accessory', '🛵': 'motorcycle', '🤖': 'robot', '🛩️': 'toy plane', '👶': 'baby clothing', '🚼': 'pram',
  '💨': 'electric fan', '❄️': 'freezer', '🧑‍🍳': 'cookware', '🪈': 'flute', '🔔': 'bell', '🗺️': 'map', '🧿': 'jewellery', '🎓': 'hat',
  '🪭': 'hand fan', '🩰': 'ballerina shoe', '🥼': 'workwear', '🦺': 'workwear', '🥽': 'swimming goggles',
}
const pictures = Object.keys(kindsShown)

const gifts: Readonly<Record<LanguageCode, string>> = {
  en: 'gift idea',
  de: 'Geschenkidee',
  fr: 'idée cadeau',
  es: 'idea de regalo',
  it: 'idea regalo',
  nl: 'cadeau-idee',
  pt: 'ideia de prenda',
}

/** A message of pictures alone in words of this language; any other as it is. */
export function inWords(message: string, language: LanguageCode): string {
  if (/[\p{L}\p{N}]/u.test(message)) return message
  const kinds = pictures.filter((picture) => message.includes(picture.replace('\uFE0F', '')))
  const isGift = message.includes('🎁')
  if (kinds.length === 0 && !isGift) return message
  const named = kinds.map((picture) => {
    const kind = kindsShown[picture]
    return kind ? (languages[language].things.kinds[kind].split(' ')[0] ?? '').replaceAll('_', ' ') : ''
  })
  return [...(isGift ? [gifts[language]] : []), ...named].join(', ')
}
