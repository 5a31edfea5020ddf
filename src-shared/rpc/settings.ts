import { settingsSchema } from '../schemas/settings.ts'
import { call, nothing } from './call.ts'

export const settingsCalls = {
  'settings.get': call(nothing, settingsSchema),
  'settings.update': call(settingsSchema.partial(), settingsSchema),
}
