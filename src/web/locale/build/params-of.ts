import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

export type ParamType = 'number' | 'string' | 'string | number'

const typeOfFormat: Readonly<Record<string, ParamType>> = {
  plural: 'number',
  selectordinal: 'number',
  number: 'number',
  select: 'string',
}

/** Returns a compiled message's parameters, each with the narrowest type that its uses need. */
export function paramsOf(message: CompiledMessage): Map<string, ParamType> {
  const params = new Map<string, ParamType>()
  collect(message, params)
  return params
}

function collect(message: CompiledMessage, params: Map<string, ParamType>): void {
  if (typeof message === 'string') return
  for (const token of message) {
    if (typeof token === 'string') continue
    const [name, format, cases] = token
    const type = typeOfFormat[format ?? ''] ?? 'string | number'
    if ((params.get(name) ?? 'string | number') === 'string | number') params.set(name, type)
    if (cases && typeof cases === 'object') {
      for (const branch of Object.values(cases)) {
        if (Array.isArray(branch)) collect(branch as CompiledMessage, params)
      }
    }
  }
}
