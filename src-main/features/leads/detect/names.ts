/** Said only to give one's name. */
const clear = [
  "my name is|my name's|my name:|the name is|name's|call me",
  'mein name ist|mein name lautet|ich hei(?:ß|ss)e|mein name:|ich bin (?:der|die) ',
  "je m['’]appelle|mon nom est|mon prénom est|au nom de",
  'me llamo|mi nombre es|a nombre de',
  'mi chiamo|il mio nome è|a nome di',
  'ik heet|mijn naam is|op naam van',
  'chamo-me|me chamo|(?:o )?meu nome é|em nome de',
  '(?:^|[\\n,;.!] ?)(?:name|nom|nombre|nome|naam)(?: is| ist)? ?[:=]',
].join('|')
/** Said for much else too. */
const vague =
  "i['’]?m|i am|this is|it['’]?s|ich bin|hier ist|hier spricht|je suis|c['’]est|soy|sono|ik ben|met|sou(?: o| a)?|eu sou"

const nameWord = String.raw`\p{L}[\p{L}'’-]{0,29}\.?`
const clearPattern = new RegExp(String.raw`(?<!\p{L})(?:${clear})\s*((?:${nameWord}[ ]?){1,5})`, 'iu')
const vaguePattern = new RegExp(String.raw`(?<!\p{L})(?:${vague})\s+((?:${nameWord}[ ]?){1,4})`, 'iu')

const titles =
  /^(?:mr|mrs|ms|miss|dr|prof|herr|frau|monsieur|madame|m|mme|señor|señora|sr|sra|signor|signora|sig|meneer|mevrouw|dhr|mevr|senhor|senhora)\.?$/iu
const particles = new Set('von van de da di del della der den la le du dos das do ten ter zu e y'.split(' '))
/** Where a name ends when no comma tells. */
const ends = new Set(
  `and und et y en with mit avec con com my mein meine mon ma mi mio mia mijn meu minha from aus i ich je yo io ik eu is ist est es the email e-mail mail
  phone tel telefon number nummer not nicht pas no non niet não you your please bitte can could would want need have looking interested here hier
  but aber mais pero ma maar mas or oder at bei chez an a an für for pour para per voor unter under egal important wichtig irrelevant unknown none
  just only nur solo so sehr very happy sorry sure fine good new neu still really also auch using trying calling writing sad angry
  ein eine un une una uno um uma een der die das to zu te dat who what how why where when ready back done there in on of it this that was ok okay aan
  que qui che wat was and/or gibt hat has`.split(/\s+/),
)
const notNames = new Set(
  'kunde kundin customer client cliente klant anfänger student studentin german deutsch deutscher english french français française spanish italian dutch portuguese lehrer mutter vater interested beginner'.split(
    ' ',
  ),
)

/** A name where one is offered. After "I'm …" only when it is written like one. */
export function nameIn(text: string, hasContact: boolean): string | null {
  const told = clearPattern.exec(text)?.[1]
  if (told !== undefined) return nameFrom(told, { mustBeCapital: false })
  const maybe = vaguePattern.exec(text)
  if (maybe?.[1] === undefined) return null
  const name = nameFrom(maybe[1], { mustBeCapital: true })
  if (name === null) return null
  const isGerman = /^(?:ich|hier)/iu.test(maybe[0])
  return name.includes(' ') || (hasContact && !isGerman) ? name : null
}

function nameFrom(said: string, { mustBeCapital }: { readonly mustBeCapital: boolean }): string | null {
  const parts: string[] = []
  for (const raw of said.trim().split(/\s+/)) {
    const word = raw.replace(/\.$/, '')
    const lower = word.toLowerCase()
    if (parts.length === 0 && titles.test(raw)) continue
    const isParticle = parts.length > 0 && particles.has(lower)
    if (!isParticle && (ends.has(lower) || notNames.has(lower))) break
    // "Anna, erreichbar …": once a capital was seen, a small word ends the name.
    const isSmall = word === lower
    if (!isParticle && isSmall && (mustBeCapital || parts.some((part) => part !== part.toLowerCase()))) break
    parts.push(word)
    if (raw.endsWith('.') && word.length > 2) break
    if (parts.length === 4) break
  }
  while (parts.length > 0 && particles.has((parts.at(-1) ?? '').toLowerCase())) parts.pop()
  const isTyped = parts.every((part) => part === part.toLowerCase())
  const kept = isTyped ? parts.slice(0, 2).map(capital) : parts
  return kept.length > 0 && kept.join('').length > 1 ? kept.join(' ') : null
}

function capital(word: string): string {
  return word.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}
