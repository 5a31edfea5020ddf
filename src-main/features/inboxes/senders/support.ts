import { at, first, line, lines, listOf, named, textOf, withoutTags } from './fields.ts'
import type { Sender } from './types.ts'

/** Apps get a list of changes without names; workflows the whole contact. */
export const hubspot: Sender = {
  id: (payload) => {
    const ids = listOf(payload).map((one) => first(at(one, 'eventId')))
    return ids.length > 0 && ids.every((id) => id !== '') ? ids.join(' ') : null
  },
  read: (payload) => {
    const change = listOf(payload)[0] ?? payload
    const properties = at(change, 'properties')
    const property = (name: string) =>
      first(at(properties, name, 'value'), at(properties, name), at(change, name))
    const changed = (name: string) =>
      listOf(payload).find(
        (one) => at(one, 'propertyName') === name && textOf(at(one, 'propertyValue')) !== '',
      )
    const value = (name: string) => first(property(name), at(changed(name), 'propertyValue'))
    const event_type = first(at(change, 'subscriptionType'), at(change, 'event_type')) || 'hubspot'
    return {
      event_type,
      isLead: !/delet|privacy|merge/i.test(event_type),
      person: {
        name: named(value('firstname'), value('lastname')),
        email: value('email'),
        phone: first(value('phone'), value('mobilephone')),
      },
      message: lines(
        value('message'),
        line(first(at(change, 'propertyName')), first(at(change, 'propertyValue'))),
      ),
      products: [],
      occurred_at: first(at(change, 'occurredAt')),
    }
  },
}

export const intercom: Sender = {
  id: (payload) => first(at(payload, 'id')) || null,
  read: (payload) => {
    const event_type = first(at(payload, 'topic')) || 'intercom'
    const item = at(payload, 'data', 'item')
    const author = at(item, 'source', 'author')
    const [contact] = listOf(at(item, 'contacts', 'contacts'))
    const isContact = ['contact', 'user', 'lead'].includes(first(at(item, 'type')))
    const by = (name: string) => first(isContact && at(item, name), at(author, name), at(contact, name))
    return {
      event_type,
      isLead:
        /^(?:contact\.(?:created|lead\.added|lead\.created|user\.created|added_email|email\.updated|lead\.signed_up)|user\.created|conversation\.user\.created)$/.test(
          event_type,
        ),
      person: { name: by('name'), email: by('email'), phone: by('phone') },
      message: withoutTags(first(at(item, 'source', 'body'), at(item, 'conversation_message', 'body'))),
      products: [],
      occurred_at: first(at(payload, 'created_at')),
    }
  },
}

export const chatwoot: Sender = {
  id: (_payload, header) => header('x-chatwoot-delivery') ?? null,
  read: (payload) => {
    const event_type = first(at(payload, 'event')) || 'chatwoot'
    const conversation = at(payload, 'conversation') ?? payload
    // Of a message by an agent the sender is the shop.
    const isOutgoing = ['outgoing', '1'].includes(first(at(payload, 'message_type')))
    const sender =
      at(conversation, 'meta', 'sender') ?? (isOutgoing ? undefined : at(payload, 'sender')) ?? payload
    const by = (name: string) => first(at(sender, name), at(payload, 'contact', name))
    return {
      event_type,
      isLead:
        /^(?:contact_(?:created|updated)|conversation_created|webwidget_triggered)$/.test(event_type) ||
        (event_type === 'message_created' && !isOutgoing),
      person: { name: by('name'), email: by('email'), phone: by('phone_number') },
      message: withoutTags(first(at(payload, 'content'), at(listOf(at(payload, 'messages'))[0], 'content'))),
      products: [],
      occurred_at: first(at(payload, 'created_at')),
    }
  },
}

export const tidio: Sender = {
  // The id of the webhook is that of the subscription: what makes one event is all of it.
  id: () => null,
  read: (payload) => {
    const event_type = first(at(payload, 'topic')) || 'tidio'
    const content = at(payload, 'content')
    const contact = at(content, 'contact') ?? at(content, 'visitor') ?? content
    return {
      event_type,
      isLead: !/delet|operator/i.test(event_type),
      person: {
        name: first(named(at(contact, 'first_name'), at(contact, 'last_name')), at(contact, 'name')),
        email: first(at(contact, 'email')),
        phone: first(at(contact, 'phone')),
      },
      message: withoutTags(
        first(at(content, 'message', 'content'), at(content, 'message'), at(content, 'content')),
      ),
      products: [],
      occurred_at: first(at(payload, 'created_at')),
    }
  },
}
