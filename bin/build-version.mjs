// Prints what `/healthz` of a server with these files says as `build`.
import { buildVersion } from './support/project.mjs'

console.log(buildVersion())
