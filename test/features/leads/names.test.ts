import { describe, expect, it } from 'vitest'
import { contactsIn } from '#main/features/leads/detect/index.ts'

const nameIn = (message: string) => contactsIn(message, 'DE').name

describe('an introduction', () => {
  it.each([
    ['Anna Smith', 'my name is anna smith'],
    ['Anna Smith', 'Hi, my name is Anna Smith and I need a tent'],
    ['Peter Young', 'My name is Peter Young'],
    ['Will Short', "My name's Will Short, can you help?"],
    ['Black', 'My name is Mr. Black.'],
    ['Marie Curie', 'MY NAME IS MARIE CURIE'],
    ['Anna Klein', 'Mein Name ist Anna Klein.'],
    ['Lang', 'Guten Tag, mein Name ist Lang und ich suche ein Zelt'],
    ['Jürgen Groß', 'ich heiße Jürgen Groß'],
    ['Peter Schmidt', 'ich heisse peter schmidt'],
    ['Dupont', 'Mon nom de famille est Dupont'],
    ['Marie', 'Bonjour, je m’appelle marie'],
    ['José María', 'Hola, me llamo José María'],
    ['Lucía', 'Mi nombre es Lucía, busco una tienda'],
    ['Giulia Bianchi', 'il mio nome è Giulia Bianchi'],
    ['Salvo', 'Ciao, mi chiamo Salvo'],
    ['Jan van der Berg', 'Mijn naam is Jan van der Berg'],
    ['Sanne', 'hoi ik heet sanne'],
    ['João da Silva', 'O meu nome é João da Silva'],
    ['Ana', 'Oi, me chamo Ana'],
  ])('gives the name %s: %s', (name, message) => {
    expect(contactsIn(message, 'DE')).toMatchObject({ name, isIntroduced: true })
  })

  it.each([
    // en
    'my name is spelled wrong on the invoice',
    'MY NAME IS MISSING ON THE LABEL',
    'my name is already in your system',
    'My name is not on the list',
    'is it true that my name is engraved for free?',
    "his name's Rex and he is a dog",
    'the name is Trail Runner, I think',
    'what is the name: Trail Runner or Peak?',
    // de
    'mein name ist falsch geschrieben',
    'Mein Name ist egal',
    'mein name ist noch nicht geändert',
    'Ich heiße Sie herzlich willkommen',
    'Mein Name ist Hase',
    // fr
    'mon nom est mal écrit sur la facture',
    'mon nom est incorrect',
    // es
    'me llamo la atencion el bolso rojo',
    'mi nombre es incorrecto en la factura',
    'mi nombre es lo de menos',
    // it
    'il mio nome è sbagliato sulla fattura',
    'il mio nome è già registrato',
    // nl
    'mijn naam is verkeerd gespeld',
    'mijn naam is niet belangrijk',
    // pt
    'o meu nome é importante?',
    'meu nome é escrito com dois n',
  ])('is not what a name is said to be: %s', (message) => {
    expect(nameIn(message)).toBeNull()
  })
})

describe('without a way to reach them nobody is named by', () => {
  it.each([
    // en
    'Please call me tomorrow',
    'Call me back ASAP',
    'call me Monday',
    'You can call me Friday after five',
    'This is Black Friday, right?',
    "It's Jack Wolfskin",
    'I am Jack Wolfskin fan',
    "I'm Anna Smith",
    "I'm Asap",
    'Name: Trail Jacket',
    'Order under the name of Smith',
    // de
    'Bitte rufen Sie mich Montag an',
    'Ich bin Anna Schmidt',
    'Ich bin Jack Wolfskin Kunde',
    'Hier ist Black Friday',
    'Ich bin der Meinung, dass das zu teuer ist',
    'Ich bin die Mutter von Peter',
    // fr
    "C'est le Black Friday",
    "C'est Jack Wolfskin",
    'Je suis Marie Dupont',
    'Rappelez-moi Lundi',
    // es
    'Soy Ana García',
    'Llámame Mañana',
    'Es Black Friday',
    // it
    'Sono Luca Bianchi',
    'Chiamami Domani',
    'Sono Vegano',
    // nl
    'Met Jan de Vries',
    'Bel me Morgen',
    'Ik ben Vegan',
    // pt
    'Sou o João Silva',
    'Ligue-me Amanhã',
    'Sou Cliente Premium',
  ])('%s', (message) => {
    expect(nameIn(message)).toBeNull()
  })
})

describe('beside contact details', () => {
  it.each([
    ['Anna', "I'm Anna, anna@example.com"],
    ['Anna Smith', 'Hello, this is Anna Smith from Leeds. My mail: anna@example.com'],
    ['Anna Smith', "It's Anna Smith: anna@example.com"],
    ['Smith', 'Please hold it under the name of Smith, 030 1234567'],
    ['Peter Müller', 'Hier ist Peter Müller, 030 1234567'],
    ['Schmidt', 'Ich bin Frau Schmidt, 030 1234567'],
    ['Eva Klein', 'Ich bin die Eva Klein, eva@example.com'],
    ['Marie Dupont', "C'est Marie Dupont, marie@example.com"],
    ['Marie', 'Je suis Marie et mon mail est marie@example.com'],
    ['Ana García', 'Soy Ana García, ana@example.com'],
    ['Luca', 'sono Luca, luca@example.com'],
    ['Jan de Vries', 'Goedemiddag,\nmet Jan de Vries. jan@example.com'],
    ['João Silva', 'Sou o João Silva, joao@example.com'],
    ['Peter Müller', 'Name: Peter Müller\nMail: peter@example.com'],
    ['Peter Müller', 'name: peter müller\nmail: peter@example.com'],
  ])('%s is believed: %s', (name, message) => {
    expect(nameIn(message)).toBe(name)
  })

  it.each([
    // en
    'Please call me tomorrow at 030 1234567',
    'Call me Asap: 030 1234567',
    'Call me Monday 030 1234567',
    'This is Black Friday! anna@example.com',
    "It's Friday, write to anna@example.com",
    'This is Awesome, anna@example.com',
    "I'm Jack Wolfskin fan, anna@example.com",
    "I'm German, anna@example.com",
    "I'm Vegan, anna@example.com",
    "I'm Interested, anna@example.com",
    "I'm looking for Jack Wolfskin, anna@example.com",
    'This is New York calling, anna@example.com',
    'I met Peter Pan yesterday, anna@example.com',
    'my name is spelled wrong, anna@example.com',
    "I'm on Holiday until Monday, anna@example.com",
    'I AM VERY ANGRY, anna@example.com',
    // de
    'Ich bin Kunde, anna@example.com',
    'Ich bin Stammkunde, anna@example.com',
    'Ich bin Montag da, 030 1234567',
    'Ich bin der Meinung, das ist falsch: anna@example.com',
    'Hier ist Werbung drin, anna@example.com',
    'Ich bin Jack Wolfskin Fan, anna@example.com',
    // fr
    'Je suis Française, marie@example.com',
    "C'est Urgent, marie@example.com",
    'Je suis disponible Lundi, marie@example.com',
    // es
    'Soy Cliente, ana@example.com',
    'Soy Vegana, ana@example.com',
    'Soy fan de Jack Wolfskin, ana@example.com',
    // it
    'Sono Interessata, luca@example.com',
    'Sono Italiano, luca@example.com',
    // nl
    'Ik ben Nederlander, jan@example.com',
    'Graag een jas met Capuchon, jan@example.com',
    // pt
    'Sou Cliente, joao@example.com',
    'Sou Brasileiro, joao@example.com',
  ])('nobody is named by: %s', (message) => {
    expect(nameIn(message)).toBeNull()
  })

  it('is not a brand of the shop', () => {
    const isShopWord = (word: string) => ['jack', 'wolfskin'].includes(word)
    const message = "It's Jack Wolfskin, anna@example.com"
    expect(contactsIn(message, 'DE', isShopWord).name).toBeNull()
  })
})
