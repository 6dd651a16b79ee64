// Makes a temporary self-signed certificate for 127.0.0.1, because HTTP/2 needs TLS and not every machine has openssl.
import { createHash, generateKeyPairSync, sign } from 'node:crypto'

const HOUR = 3_600_000

/** Encodes one value in DER: tag, length, content. */
function der(tag, ...parts) {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts) => der(0x30, ...parts)
const time = (ms) => der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

// The identifiers in their encoded form.
const ECDSA_SHA256 = der(0x06, Buffer.from('2a8648ce3d040302', 'hex'))
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'))
const ALTERNATIVE_NAMES = der(0x06, Buffer.from('551d11', 'hex'))

/** @returns key and certificate for the server, and the hash by which a browser trusts it. */
export function createCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('bench')))))
  const address = sequence(der(0x87, Buffer.from([127, 0, 0, 1])))
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sequence(ECDSA_SHA256),
    name,
    sequence(time(Date.now() - HOUR), time(Date.now() + 24 * HOUR)),
    name,
    spki,
    der(0xa3, sequence(sequence(ALTERNATIVE_NAMES, der(0x04, address)))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const lines = sequence(content, sequence(ECDSA_SHA256), signature)
    .toString('base64')
    .match(/.{1,64}/g)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    trust: createHash('sha256').update(spki).digest('base64'),
  }
}
