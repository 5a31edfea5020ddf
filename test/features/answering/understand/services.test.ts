import { describe, expect, it } from 'vitest'
import { serviceAsked } from '#main/features/answering/understand/index.ts'

describe('what of its services a shop is asked for', () => {
  it.each([
    ['rental', 'can i hire a violin?'],
    ['rental', 'quanto viene al mese noleggiare un clarinetto'],
    ['rental', 'kann man bei euch ein Zelt ausleihen?'],
    ['rental', 'je voudrais louer une ponceuse'],
    ['rental', '¿alquiláis disfraces?'],
    ['rental', 'kan ik een bakfiets huren?'],
    ['rental', 'alugam trajes de cerimónia?'],
    ['pickup', 'can i fetch it from the manchester branch myself'],
    ['pickup', 'kann ich das selbst abholen?'],
    ['pickup', 'je peux venir le chercher en magasin ?'],
    ['pickup', 'posso ritirarlo in negozio?'],
    ['pickup', '¿puedo recogerlo en la tienda?'],
    ['pickup', 'kan ik het zelf ophalen?'],
    ['pickup', 'posso levantar na loja?'],
    ['tradeIn', 'do you take my old mower in part exchange?'],
    ['tradeIn', 'nehmt ihr meine alte Gitarre in Zahlung?'],
    ['tradeIn', 'vous reprenez mon ancien vélo ?'],
    ['tradeIn', 'ho una vecchia elettrica da dar via, la prendete indietro?'],
    ['tradeIn', '¿compráis libros de segunda mano?'],
    ['tradeIn', 'kan ik mijn oude fiets inruilen?'],
    ['tradeIn', 'aceitam telemóveis usados?'],
    ['samples', 'could you send me a swatch?'],
    ['samples', 'gibt es eine Stoffprobe?'],
    ['samples', 'un petit bout de tissu c’est possible ?'],
    ['samples', 'mi mandate un campioncino?'],
    ['samples', '¿enviáis muestras?'],
    ['samples', 'kunnen jullie staaltjes sturen?'],
    ['samples', 'enviam amostras?'],
    ['sharpening', 'do you sharpen old secateurs'],
    ['sharpening', 'könnt ihr mein Messer schleifen?'],
    ['sharpening', 'vous aiguisez les couteaux ? ou affûtez'],
    ['sharpening', 'affilate anche le forbici?'],
    ['sharpening', '¿afiláis cuchillos?'],
    ['sharpening', 'slijpen jullie scharen?'],
    ['sharpening', 'afiam tesouras?'],
    ['tryOut', 'can i try it before i buy?'],
    ['tryOut', 'kann ich das Rad vorher ausprobieren?'],
    ['tryOut', 'on peut essayer les chaussures avant de commander ?'],
    ['tryOut', 'posso venire a suonare un piano prima di decidere?'],
    ['tryOut', '¿puedo probarlo antes de comprar?'],
    ['tryOut', 'kan ik hem in de winkel uitproberen voordat ik beslis?'],
    ['tryOut', 'dá para experimentar na loja?'],
  ])('%s: %s', (service, message) => {
    expect(serviceAsked(message)).toBe(service)
  })

  it.each([
    'what is your location?',
    'a shirt with a pattern, mit Muster',
    '¿me muestras zapatos negros?',
    'een stalen pan',
    'my knee hurts',
    'monster truck toys',
    'do you have a knife sharpener?',
    'un couteau qui coupe bien',
    'cuchillo bien afilado',
  ])('no service: %s', (message) => {
    expect(serviceAsked(message)).toBeNull()
  })
})
