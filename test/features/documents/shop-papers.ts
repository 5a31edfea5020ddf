/** Papers of a shop that does not exist, for tests. */
export const delivery = {
  en: `# Delivery and shipping

## Delivery times

Parcels within Germany arrive in two to three working days. Orders placed before noon leave us on the same day. Bulky goods such as tents and bicycles come by forwarder and take about a week.

## Shipping costs

Standard shipping costs 4.90 €. Orders above 60 € are free of shipping costs. The island surcharge is 7 €.

## Collecting in the shop

You can collect your order at the counter in Main Street from 10:00. Bring your identity card.
`,
  de: `# Lieferung und Versand

## Lieferzeiten

Pakete innerhalb Deutschlands kommen in zwei bis drei Werktagen an. Bestellungen vor 12 Uhr verlassen uns am selben Tag. Sperrige Waren wie Zelte und Fahrräder bringt die Spedition, das dauert etwa eine Woche.

## Versandkosten

Der Standardversand kostet 4,90 €. Ab 60 € Bestellwert entfallen die Versandkosten. Der Inselzuschlag beträgt 7 €.

## Abholung im Laden

Sie können Ihre Bestellung ab 10 Uhr an der Theke in der Hauptstraße abholen. Bringen Sie Ihren Ausweis mit.
`,
  fr: `# Livraison

## Délais de livraison

Les colis arrivent en France en deux à trois jours ouvrés. Les commandes passées avant midi partent le jour même.

## Frais de port

L'envoi standard coûte 4,90 €. Les frais de port sont offerts à partir de 60 € d'achat.

## Retrait en magasin

Vous pouvez retirer votre commande au comptoir à partir de 10 heures avec une pièce d'identité.
`,
  es: `# Entrega

## Plazos de entrega

Los paquetes llegan a toda España en dos o tres días laborables. Los pedidos hechos antes del mediodía salen el mismo día.

## Gastos de envío

El envío estándar cuesta 4,90 €. Los gastos de envío son gratuitos a partir de 60 €.

## Recogida en tienda

Puede recoger su pedido en el mostrador a partir de las 10 con su documento de identidad.
`,
} as const

/** About something else altogether. */
export const knots = `# A short guide to knots

## The bowline

The bowline makes a loop that does not slip. The rabbit comes out of the hole, goes round the tree and back into the hole.

## The clove hitch

It holds a rope to a post and is quickly untied. Sailors use it for fenders.
`
