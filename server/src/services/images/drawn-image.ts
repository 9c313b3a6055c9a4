/** A drawing of our own as PNG, in the few colours it has. Never for what people upload. */
export async function drawPng(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 7 }).toBuffer()
}
