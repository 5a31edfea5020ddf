import { hostname as machineName } from 'node:os'
import { lanNames } from '#main/lib/lan.ts'
import { type Fault, type FaultCode, fault } from '#shared/faults/fault.ts'
import { isOwnAddress, type Place, placeOfAddress, plainName } from './address.ts'
import type { Target } from './target.ts'

/** A listener of ours; nothing is ever sent there. */
export type OwnAddress = { readonly port: number }

export type Guard = ReturnType<typeof createGuard>

/** Why nothing may be sent to an address: as it follows the address in a sentence, and for forms. */
export type Refusal = { readonly message: string; readonly fault: Fault }

/** Whether addresses of this PC and of the shop's own network may be sent to as well, or those of this PC alone. */
export type AllowLocal = boolean | 'this_pc'

/** Says of an address why nothing may be sent there; null: it may. */
export function createGuard(ownAddresses: () => readonly OwnAddress[]) {
  const isOwnPort = (port: number) => ownAddresses().some((own) => own.port === port)

  return {
    /** Of an address that would be connected to. */
    ofAddress: (address: string, port: number, allowLocal: AllowLocal): Refusal | null => {
      const isOwn = isOwnAddress(address)
      if (isOwnPort(port) && isOwn) return ownPort
      if (allowLocal === 'this_pc') return isOwn ? null : notThisPc
      return ofPlace(placeOfAddress(address), allowLocal)
    },

    /** All that can be known before a name is looked up. */
    ofTarget: (target: Target, allowLocal: AllowLocal): Refusal | null => {
      if (!target.isWeb)
        return refusal('must be a web address that starts with http:// or https://', 'not_a_web_address')
      if (target.port === 0)
        return refusal(
          'has the port 0, where nothing can answer. Take it out, or enter another.',
          'address_port_zero',
        )
      if (target.name === '') return refusal('names no server.', 'address_without_server')
      const isOwn = isThisMachine(target)
      if (isOwnPort(target.port) && isOwn) return ownPort
      // A name that nobody vouches for is not looked up: that too would be heard elsewhere.
      if (allowLocal === 'this_pc') return isOwn ? null : notThisPc
      return target.place && ofPlace(target.place, allowLocal)
    },
  }
}

/** Whether it is this PC, as far as that is known without looking its name up. */
export function isThisMachine({ address, name, place }: Target): boolean {
  if (place === 'machine') return true
  return address === null
    ? [machineName(), ...lanNames()].some((own) => plainName(own) === name)
    : isOwnAddress(address)
}

const ownPort = refusal(
  'is an address of Shopbell itself: what is sent there would come back and be sent again. Enter the address of your own system.',
  'address_of_shopbell',
)
const notThisPc = refusal(
  'is not an address of this PC, and nothing may be sent anywhere else.',
  'model_not_this_pc',
)
const switchOn = 'Switch on "local network" for it, or enter one on the internet.'
const neverSent = 'Nothing is ever sent there. Enter the address of your own system.'

function ofPlace(place: Place, allowLocal: boolean): Refusal | null {
  switch (place) {
    case 'public':
      return null
    case 'machine':
    case 'private':
      if (allowLocal) return null
      return place === 'machine'
        ? refusal(`is an address of this PC. ${switchOn}`, 'address_of_this_pc')
        : refusal(`is an address in the local network. ${switchOn}`, 'address_in_local_network')
    case 'metadata':
      return refusal(
        `is where cloud machines keep their credentials. ${neverSent}`,
        'address_of_cloud_metadata',
      )
    case 'link_local':
      return refusal(
        `is an address that only devices on the same cable know (link-local). ${neverSent}`,
        'address_link_local',
      )
    case 'unusable':
      return refusal(`is not the address of a server. ${neverSent}`, 'address_unusable')
  }
}

type AddressFault = 'not_a_web_address' | 'model_not_this_pc' | Extract<FaultCode, `address_${string}`>

function refusal(message: string, code: AddressFault): Refusal {
  return { message, fault: fault(code) }
}
