import { hostname as machineName } from 'node:os'
import { lanNames } from '#main/lib/lan.ts'
import { isOwnAddress, type Place, placeOfAddress, plainName } from './address.ts'
import type { Target } from './target.ts'

/** A listener of ours; nothing is ever sent there. */
export type OwnAddress = { readonly port: number }

export type Guard = ReturnType<typeof createGuard>

/** Says of an address why nothing may be sent there; null: it may. */
export function createGuard(ownAddresses: () => readonly OwnAddress[]) {
  const isOwnPort = (port: number) => ownAddresses().some((own) => own.port === port)

  return {
    /** Of an address that would be connected to. */
    ofAddress: (address: string, port: number, allowLocal: boolean): string | null =>
      isOwnPort(port) && isOwnAddress(address) ? ownPort : ofPlace(placeOfAddress(address), allowLocal),

    /** All that can be known before a name is looked up. */
    ofTarget: (target: Target, allowLocal: boolean): string | null => {
      if (!target.isWeb) return 'must be a web address that starts with http:// or https://'
      if (target.port === 0) return 'has the port 0, where nothing can answer. Take it out, or enter another.'
      if (target.name === '') return 'names no server.'
      if (isOwnPort(target.port) && isThisMachine(target)) return ownPort
      return target.place && ofPlace(target.place, allowLocal)
    },
  }
}

/** Whether it is this PC, as far as that can be told without looking its name up. */
export function isThisMachine({ address, name, place }: Target): boolean {
  if (place === 'machine') return true
  return address === null
    ? [machineName(), ...lanNames()].some((own) => plainName(own) === name)
    : isOwnAddress(address)
}

const ownPort =
  'is an address of Shopbell itself: what is sent there would come back and be sent again. Enter the address of your own system.'
const neverSent = 'Nothing is ever sent there. Enter the address of your own system.'

function ofPlace(place: Place, allowLocal: boolean): string | null {
  switch (place) {
    case 'public':
      return null
    case 'machine':
    case 'private':
      return allowLocal
        ? null
        : `is an address ${place === 'machine' ? 'of this PC' : 'in the local network'}. Switch on "local network" for it, or enter one on the internet.`
    case 'metadata':
      return `is where cloud machines keep their credentials. ${neverSent}`
    case 'link_local':
      return `is an address that only devices on the same cable know (link-local). ${neverSent}`
    case 'unusable':
      return `is not the address of a server. ${neverSent}`
  }
}
