import { at, fieldsOf, first, line, lines, listOf, named, textOf } from './fields.ts'
import type { Sender } from './types.ts'

type Answer = { readonly question: string; readonly type: string; readonly value: string }

/** Of questions in any of the languages people write forms in. */
const asksName =
  /\bname\b|vorname|nachname|\bnom\b|prénom|nombre|apellido|\bnome\b|cognome|\bnaam\b|sobrenome/i
const asksFirstName = /first|vorname|prénom|voornaam|given/i
const asksLastName = /last|nachname|apellido|cognome|achternaam|sobrenome|surname|famil/i
const asksPhone = /phone|telefon|téléphone|teléfono|telefoon|telefone|mobil|handy|whatsapp/i
const looksLikeEmail = /^[^\s@]{1,64}@[^\s@]{1,255}$/

/** Who answered, found by what was asked; the rest is what they said. */
function personIn(answers: readonly Answer[]) {
  const email = answers.find(({ type, value }) => type === 'email' || looksLikeEmail.test(value))
  const phone = answers.find(
    ({ type, question, value }) =>
      type === 'phone_number' || (asksPhone.test(question) && /\d(?:\D{0,3}\d){5}/.test(value)),
  )
  const names = answers.filter(
    (answer) =>
      answer !== email && answer !== phone && asksName.test(answer.question) && answer.value.length < 100,
  )
  const [given, family] = [asksFirstName, asksLastName].map((asks) =>
    names.find(({ question }) => asks.test(question)),
  )
  const used = new Set([email, phone, ...(given || family ? [given, family] : [names[0]])])
  return {
    person: {
      name: given || family ? named(given?.value, family?.value) : (names[0]?.value ?? ''),
      email: email?.value ?? '',
      phone: phone?.value ?? '',
    },
    message: lines(
      ...answers
        .filter((answer) => !used.has(answer) && answer.value !== '')
        .map(({ question, value }) => (question === '' ? value : `${question}: ${value}`)),
    ),
  }
}

export const typeform: Sender = {
  id: (payload) => first(at(payload, 'event_id')) || null,
  read: (payload) => {
    const response = at(payload, 'form_response')
    const questions = new Map(
      listOf(at(response, 'definition', 'fields')).map((field) => [
        textOf(at(field, 'id')),
        textOf(at(field, 'title')),
      ]),
    )
    const answers = listOf(at(response, 'answers')).map((answer) => {
      const type = textOf(at(answer, 'type'))
      return {
        type,
        question: questions.get(textOf(at(answer, 'field', 'id'))) || textOf(at(answer, 'field', 'ref')),
        value: first(
          at(answer, type),
          at(answer, 'choice', 'label'),
          at(answer, 'choice', 'other'),
          listOf(at(answer, 'choices', 'labels'))
            .map(textOf)
            .join(', '),
          at(answer, 'boolean') === undefined ? '' : at(answer, 'boolean') === true ? '✓' : '–',
        ),
      }
    })
    const hidden = Object.entries(fieldsOf(at(response, 'hidden')))
      .slice(0, 20)
      .map(([question, value]) => ({ type: '', question, value: textOf(value) }))
    const found = personIn([...answers, ...hidden])
    return {
      event_type: first(at(payload, 'event_type')) || 'form_response',
      isLead: true,
      ...found,
      message: lines(first(at(response, 'definition', 'title')), found.message),
      products: [],
      occurred_at: first(at(response, 'submitted_at')),
    }
  },
}

/** What Meta posts names the lead alone; where a tool sends its fields along, they are read. */
export const meta: Sender = {
  id: (payload) => first(at(changeIn(payload), 'leadgen_id')) || null,
  read: (payload) => {
    const value = changeIn(payload)
    const fields = listOf(at(value, 'field_data')).map((field) => ({
      type: textOf(at(field, 'name')) === 'email' ? 'email' : '',
      question: textOf(at(field, 'name')).replaceAll('_', ' '),
      value: listOf(at(field, 'values')).map(textOf).join(', '),
    }))
    const found = personIn(fields)
    return {
      event_type: first(at(listOf(at(listOf(at(payload, 'entry'))[0], 'changes'))[0], 'field')) || 'leadgen',
      isLead: true,
      ...found,
      message: found.message || line(first(at(value, 'form_id')), first(at(value, 'leadgen_id'))),
      products: [],
      occurred_at: first(at(value, 'created_time')),
    }
  },
}

function changeIn(payload: unknown): unknown {
  const [entry] = listOf(at(payload, 'entry'))
  const [change] = listOf(at(entry, 'changes'))
  return at(change, 'value') ?? payload
}

export const calendly: Sender = {
  id: (payload) => {
    const uri = first(at(payload, 'payload', 'uri'))
    return uri === '' ? null : named(at(payload, 'event'), uri)
  },
  read: (payload) => {
    const event_type = first(at(payload, 'event')) || 'calendly'
    const invitee = at(payload, 'payload')
    const answers = listOf(at(invitee, 'questions_and_answers')).map((one) => ({
      type: '',
      question: textOf(at(one, 'question')),
      value: textOf(at(one, 'answer')),
    }))
    const { person, message } = personIn(answers)
    return {
      event_type,
      isLead: /^(?:invitee\.created|routing_form_submission\.created)$/.test(event_type),
      person: {
        name: first(
          at(invitee, 'name'),
          named(at(invitee, 'first_name'), at(invitee, 'last_name')),
          person.name,
        ),
        email: first(at(invitee, 'email'), person.email),
        phone: first(at(invitee, 'text_reminder_number'), person.phone),
      },
      message: lines(
        line(
          first(at(invitee, 'scheduled_event', 'name')),
          first(at(invitee, 'scheduled_event', 'start_time')),
        ),
        first(at(invitee, 'cancellation', 'reason')),
        message,
      ),
      products: [],
      occurred_at: first(at(payload, 'created_at')),
    }
  },
}

/** What programs fill in and people do not see. */
const traps = ['_gotcha', '_honey', 'honeypot', 'bot-field']

/** A form of a website that posts straight here. Fields that begin with "_" are for us. */
export const form: Sender = {
  id: () => null,
  read: (payload) => {
    const fields = Object.entries(fieldsOf(payload)).slice(0, 100)
    const isSpam = traps.some((name) => first(at(payload, name)) !== '')
    const answers = fields
      .filter(([name]) => !name.startsWith('_') && !traps.includes(name))
      .map(([question, value]) => ({
        type: /mail/i.test(question) ? 'email' : '',
        question,
        value: textOf(value),
      }))
    const isMessage = ({ question }: Answer) =>
      /message|nachricht|mensaje|messaggio|bericht|mensagem/i.test(question)
    const { person, message } = personIn(answers.filter((answer) => !isMessage(answer)))
    return {
      event_type: 'form',
      isLead: !isSpam,
      person,
      message: lines(...answers.filter(isMessage).map(({ value }) => value), message),
      products: [],
      occurred_at: '',
    }
  },
}
