/** Made on this device: for slides, pictures, and what is sent once. Not randomUUID, which browsers refuse on a plain http address. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
