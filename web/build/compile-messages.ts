import { compileMessage } from '@lingui/message-utils/compileMessage'

interface Node {
  type: string
  name?: string | Node
  key?: Node
  value?: unknown
  expression?: Node
  properties?: Node[]
  attributes?: Node[]
}
interface Path {
  node: Node
  traverse(visitor: Record<string, (path: Path) => void>): void
}
interface Babel {
  types: { valueToNode(value: unknown): Node; jsxExpressionContainer(node: Node): Node }
}

const sentenceOf = (value: unknown): string | null => {
  const node = value as Node | undefined
  if (node?.type === 'JSXExpressionContainer') return sentenceOf(node.expression)
  return node?.type === 'StringLiteral' ? (node.value as string) : null
}

/**
 * Turns the English sentence beside each message id into Lingui's compiled form, so that the source language needs neither
 * a catalogue nor a message parser in the browser. Runs after the Lingui macro.
 */
export function compileMessages({ types: t }: Babel) {
  const compiled = (sentence: string) => t.valueToNode(compileMessage(sentence))
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        exit(program: Path) {
          program.traverse({
            ObjectExpression({ node }) {
              const named = (name: string) => node.properties?.find((property) => property.key?.name === name)
              const message = named('message')
              const sentence = sentenceOf(message?.value)
              if (named('id') && message && sentence !== null) message.value = compiled(sentence)
            },
            JSXOpeningElement({ node }) {
              const named = (name: string) =>
                node.attributes?.find((attribute) => (attribute.name as Node | undefined)?.name === name)
              const message = named('message')
              const sentence = sentenceOf(message?.value)
              if (named('id') && message && sentence !== null)
                message.value = t.jsxExpressionContainer(compiled(sentence))
            },
          })
        },
      },
    },
  }
}
