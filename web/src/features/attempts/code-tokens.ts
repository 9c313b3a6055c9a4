export interface Token {
  kind: 'plain' | 'keyword' | 'value' | 'comment'
  text: string
}

const WORDS =
  'and|as|async|await|break|case|catch|class|const|continue|def|default|delete|do|elif|else|except|export|extends|False|false|finally|for|from|func|function|if|import|in|interface|is|lambda|let|new|nil|None|not|null|or|package|pass|print|private|public|raise|return|select|static|struct|super|switch|this|throw|True|true|try|type|undefined|var|void|while|with|yield'
const TOKEN = new RegExp(
  [
    String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)#(?!include|define)[^\n]*)`,
    String.raw`(?<value>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\b\d[\w.]*)`,
    String.raw`(?<keyword>(?<![\w.$-])(?:${WORDS})(?![\w$-]))`,
  ].join('|'),
  'gm',
)

/** Enough colour to read a sample by, in any of the usual languages; it is no parser of any of them. */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = []
  let from = 0
  for (const match of code.matchAll(TOKEN)) {
    if (match.index > from) tokens.push({ kind: 'plain', text: code.slice(from, match.index) })
    const { comment, value } = match.groups ?? {}
    const kind = comment !== undefined ? 'comment' : value !== undefined ? 'value' : 'keyword'
    tokens.push({ kind, text: match[0] })
    from = match.index + match[0].length
  }
  if (from < code.length) tokens.push({ kind: 'plain', text: code.slice(from) })
  return tokens
}
