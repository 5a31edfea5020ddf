import { describe, expect, it } from 'vitest'
import { contactsIn } from '#main/features/leads/detect/index.ts'

describe('e-mail addresses', () => {
  it.each([
    ['anna.smith@example.com', 'Write to anna.smith@example.com, please.'],
    ['anna+tents@mail.example.co.uk', '(anna+tents@mail.example.co.uk)'],
    ['Anna@example.com', 'Anna@EXAMPLE.com'],
    ['jürgen@müller.example', 'jürgen@müller.example'],
    ['me@shop.com', 'me at shop dot com'],
    ['me@shop.de', 'me [at] shop (dot) de'],
    ['info@my-shop.de', 'info (at) my-shop . de'],
    ['john.doe@gmail.com', 'reach me: john dot doe at gmail dot com thanks'],
    ['max@muster.de', 'max @ muster.de'],
    ['max@muster.de', 'max(ät)muster.de'],
    ['anna@beispiel.de', 'anna at beispiel punkt de'],
    ['marie@exemple.fr', 'marie arobase exemple point fr'],
    ['jose@ejemplo.es', 'jose arroba ejemplo punto es'],
    ['luca@esempio.it', 'luca chiocciola esempio punto it'],
    ['joao@exemplo.pt', 'joao arroba exemplo ponto pt'],
  ])('%s in: %s', (email, message) => {
    expect(contactsIn(message, 'DE').emails).toEqual([email])
  })

  it.each([
    'look at shop.com',
    'meet me at the shop',
    'anna@',
    '@example.com',
    'a@b',
    'look at that dot and wait',
    'a@@b.com',
    '50 @ 3.50',
  ])('none in: %s', (message) => {
    expect(contactsIn(message, 'DE').emails).toEqual([])
  })

  it('each once', () => {
    expect(contactsIn('a@b.com and A@b.com and c@d.com', 'DE').emails).toEqual(['a@b.com', 'c@d.com'])
  })
})

describe('phone numbers', () => {
  it.each([
    ['DE', '030 1234567', '+49301234567'],
    ['DE', 'Rufen Sie mich an: 0171 / 123 45 67', '+491711234567'],
    ['US', 'call me at (415) 555-2671', '+14155552671'],
    ['US', '4155552671', '+14155552671'],
    ['US', 'from abroad: +49 171 1234567', '+491711234567'],
    ['FR', 'mon numéro : 06 12 34 56 78', '+33612345678'],
    ['ES', 'mi teléfono es 612 34 56 78', '+34612345678'],
    ['IT', 'il mio numero è 312 345 6789', '+393123456789'],
    ['NL', 'bel me op 06 12345678', '+31612345678'],
    ['PT', 'o meu telemóvel é 912 345 678', '+351912345678'],
    ['BR', 'me liga: (11) 96123-4567', '+5511961234567'],
    // Of a range that is not given out, or not yet.
    ['GB', 'my number is 07700 900123', '+447700900123'],
    ['GB', '07700 900123', '+447700900123'],
  ])('(%s) %s', (country, message, phone) => {
    expect(contactsIn(message, country).phones).toEqual([phone])
  })

  it.each([
    ['DE', 'Bestellnummer 0301234567'],
    ['GB', 'it is 0770090012'],
    ['GB', 'I need 07700900123'],
    ['DE', 'meine Bestellung Nr. 0301234567 ist nicht da'],
    ['US', 'my order number is 4155552671'],
    ['US', 'order #4155552671'],
    ['FR', 'commande numéro 0612345678'],
    ['ES', 'pedido número 612345678'],
    ['IT', 'ordine numero 3123456789'],
    ['NL', 'bestelnummer 0612345678'],
    ['PT', 'encomenda número 912345678'],
    ['DE', 'EAN 4006381333931'],
    ['DE', '4006381333931'],
    ['DE', '1.299,00 Euro'],
    ['DE', 'unter 1 000 000 €'],
    ['DE', '15.01.2024'],
    ['US', '01/15/2024 at 10:30'],
    ['DE', '2024-01-15 10:30'],
    ['DE', 'DE89 3704 0044 0532 0130 00'],
    ['US', '4111 1111 1111 1111'],
    ['DE', '120 x 200 x 15 cm'],
    ['DE', 'do you have 10 red and 20 blue ones for 2024?'],
    ['DE', 'https://shop.example/p/0301234567'],
  ])('not (%s) %s', (country, message) => {
    expect(contactsIn(message, country).phones).toEqual([])
  })

  it('are found behind what would take long to read, and a row of digits is none', () => {
    for (const before of [
      ' '.repeat(1500),
      '\n'.repeat(1500),
      '1 '.repeat(700),
      'a.'.repeat(700),
      'a'.repeat(1500),
    ])
      expect(contactsIn(`${before}\nAnna: anna@example.com, 030 1234567`, 'DE')).toMatchObject({
        emails: ['anna@example.com'],
        phones: ['+49301234567'],
      })
  })

  it('needs the prefix where no country is known', () => {
    expect(contactsIn('030 1234567', null).phones).toEqual([])
    expect(contactsIn('+49 30 1234567', 'nowhere').phones).toEqual(['+49301234567'])
  })
})

describe('names', () => {
  it.each([
    ['Anna Smith', 'my name is anna smith and my email is a@b.com'],
    ['Peter O’Neil', 'My name is Mr. Peter O’Neil, please call'],
    ['Anna', "I'm Anna, anna@example.com"],
    ['Jürgen von der Heide', 'Ich heiße Jürgen von der Heide, bitte rufen Sie an'],
    ['Eva Müller', 'Mein Name ist Eva Müller.'],
    ['Marie-Claire Dupont', "je m'appelle Marie-Claire Dupont"],
    ['José García', 'me llamo José García y mi correo es x@y.es'],
    ['Luca Bianchi', 'mi chiamo Luca Bianchi'],
    ['Jan de Vries', 'ik heet Jan de Vries'],
    ['João Silva', 'chamo-me João Silva'],
  ])('%s in: %s', (name, message) => {
    expect(contactsIn(message, 'DE').name).toBe(name)
  })

  it.each([
    "I'm looking for a tent",
    'I am German',
    'Ich bin Kunde',
    'my name is not important',
    'mein Name ist egal',
    'je suis intéressé',
    'what is the name of this tent?',
    'sono interessato',
    'Skarvan Rain Jacket',
  ])('none in: %s', (message) => {
    expect(contactsIn(message, 'DE').name).toBeNull()
  })
})
