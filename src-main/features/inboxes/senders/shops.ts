import { amount, at, first, line, lines, listOf, named, textOf } from './fields.ts'
import type { Sender } from './types.ts'

const products = (items: unknown, title: string) =>
  listOf(items).map((item) => ({
    title: first(at(item, title)),
    price: textOf(at(item, 'price')),
    quantity: at(item, 'quantity'),
  }))

const bought = (items: unknown, title: string) =>
  products(items, title)
    .map(({ title, quantity }) => named(quantity === undefined ? '' : `${textOf(quantity)} ×`, title))
    .join(', ')

/** Requests to show or delete data are about people who want less contact, not more. */
const isShopifyLead =
  /^(?:customers\/(?:create|update|enable)|orders\/(?:create|paid)|checkouts\/|draft_orders\/create)/

export const shopify: Sender = {
  id: (_payload, header) => header('x-shopify-webhook-id') ?? null,
  read: (payload, header) => {
    const event_type = header('x-shopify-topic') ?? 'shopify'
    const customer = at(payload, 'customer') ?? payload
    const address = at(payload, 'billing_address') ?? at(payload, 'shipping_address')
    return {
      event_type,
      isLead: isShopifyLead.test(event_type),
      person: {
        name: first(
          named(at(customer, 'first_name'), at(customer, 'last_name')),
          at(address, 'name'),
          named(at(address, 'first_name'), at(address, 'last_name')),
        ),
        email: first(at(payload, 'email'), at(payload, 'contact_email'), at(customer, 'email')),
        phone: first(at(payload, 'phone'), at(customer, 'phone'), at(address, 'phone')),
      },
      message: lines(
        line(
          // Of a customer it would be their own name.
          at(payload, 'line_items') === undefined
            ? ''
            : first(at(payload, 'name'), at(payload, 'order_number')),
          amount(at(payload, 'total_price'), at(payload, 'currency')),
          bought(at(payload, 'line_items'), 'title'),
        ),
        first(at(payload, 'note')),
      ),
      products: products(at(payload, 'line_items'), 'title'),
      occurred_at: first(at(payload, 'created_at')),
    }
  },
}

export const woocommerce: Sender = {
  id: (_payload, header) => header('x-wc-webhook-delivery-id') ?? null,
  read: (payload, header) => {
    const event_type = header('x-wc-webhook-topic') ?? 'woocommerce'
    const billing = at(payload, 'billing')
    return {
      event_type,
      isLead: /^(?:order\.created|customer\.(?:created|updated))$/.test(event_type),
      person: {
        name: first(
          named(at(billing, 'first_name'), at(billing, 'last_name')),
          named(at(payload, 'first_name'), at(payload, 'last_name')),
        ),
        email: first(at(billing, 'email'), at(payload, 'email')),
        phone: first(at(billing, 'phone')),
      },
      message: lines(
        line(
          first(at(payload, 'number')) === '' ? '' : `#${first(at(payload, 'number'))}`,
          amount(at(payload, 'total'), at(payload, 'currency')),
          bought(at(payload, 'line_items'), 'name'),
        ),
        first(at(payload, 'customer_note')),
      ),
      products: products(at(payload, 'line_items'), 'name'),
      occurred_at: first(at(payload, 'date_created_gmt')) && `${first(at(payload, 'date_created_gmt'))}Z`,
    }
  },
}

/** Amounts come in the smallest unit; these currencies have none. */
const wholeUnits = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '))

export const stripe: Sender = {
  id: (payload) => first(at(payload, 'id')) || null,
  read: (payload) => {
    const event_type = first(at(payload, 'type')) || 'stripe'
    const object = at(payload, 'data', 'object')
    const details = at(object, 'customer_details') ?? at(object, 'billing_details')
    const currency = first(at(object, 'currency'))
    const cents = first(at(object, 'amount_total'), at(object, 'amount_paid'), at(object, 'amount'))
    const isWhole = wholeUnits.has(currency.toLowerCase())
    return {
      event_type,
      isLead:
        /^(?:customer\.(?:created|updated)|checkout\.session\.(?:completed|expired|async_payment_\w+)|quote\.\w+)$/.test(
          event_type,
        ),
      person: {
        name: first(
          at(details, 'name'),
          at(object, 'customer_name'),
          at(object, 'object') === 'customer' && at(object, 'name'),
        ),
        email: first(
          at(details, 'email'),
          at(object, 'customer_email'),
          at(object, 'email'),
          at(object, 'receipt_email'),
        ),
        phone: first(at(details, 'phone'), at(object, 'customer_phone'), at(object, 'phone')),
      },
      message: line(
        amount(
          /^\d{1,12}$/.test(cents) ? (isWhole ? cents : (Number(cents) / 100).toFixed(2)) : '',
          currency,
        ),
        first(at(object, 'description')),
      ),
      products: [],
      occurred_at: first(at(payload, 'created')),
    }
  },
}
