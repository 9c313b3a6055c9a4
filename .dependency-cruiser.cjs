/** The rooms' rules, made from rooms.json: a room uses only the doors of rooms above it. */
const facts = require('./rooms.json')
const rooms = Object.keys(facts)

const side = (workspace) => (workspace === 'contract' ? 'contract/src' : `${workspace}/src/features`)

/** What others may name of a room: its index; in the contract also the parts that package.json exports. */
const door = (workspace) => (workspace === 'contract' ? '/(index|rules|messages)\\.ts$' : '/index\\.ts$')
const PAGES = '^web/src/features/[^/]+/pages/'

/** A page, which nobody imports, may enter the door of a room below its own where `shows` says why. */
const pagesOrder = rooms.map((room, at) => ({
  name: `web-${room}-pages-look-only-up`,
  comment: `A page of ${room} shows these rooms nowhere: move it to the lowest room that it shows, fill a slot, or say why in rooms.json, under "shows" of ${room}.`,
  severity: 'error',
  from: { path: `^web/src/features/${room}/pages/` },
  to: {
    path: rooms
      .slice(at + 1)
      .filter((lower) => !facts[room].shows?.[lower])
      .map((lower) => `^web/src/features/${lower}/`),
  },
}))

const order = ['contract', 'server', 'web'].flatMap((workspace) =>
  rooms.map((room, at) => ({
    name: `${workspace}-${room}-looks-only-up`,
    comment: `${room} stands above these rooms in rooms.json: move what it needs up, or call from below.`,
    severity: 'error',
    from: { path: `^${side(workspace)}/${room}/`, pathNot: [PAGES, '\\.test\\.tsx?$'] },
    to: { path: rooms.slice(at + 1).map((lower) => `^${side(workspace)}/${lower}/`) },
  })),
)

const doors = ['contract', 'server', 'web'].map((workspace) => ({
  name: `${workspace}-rooms-have-doors`,
  comment: 'Another room is entered through its door only: export what is needed from its index.ts.',
  severity: 'error',
  from: { path: `^${side(workspace)}/([^/]+)/` },
  to: {
    path: workspace === 'contract' ? `^contract/src/(${rooms.join('|')})/` : `^${side(workspace)}/`,
    pathNot: [`^${side(workspace)}/$1/`, `^${side(workspace)}/[^/]+${door(workspace)}`],
  },
}))

const SIMULATOR = '^server/src/testing/simulation/'
const ENGINE = '^web/src/features/attempts/engine/'

module.exports = {
  forbidden: [
    ...[...order, ...pagesOrder].filter(({ to }) => to.path.length > 0),
    ...doors,
    {
      name: 'frame-uses-doors',
      comment: 'Frame, services and router name a room through its door (its routes included) only.',
      severity: 'error',
      from: {
        path: '^(server|web)/src/',
        pathNot: ['/src/features/', '\\.test\\.tsx?$', '^server/src/testing/'],
      },
      to: { path: '/src/features/', pathNot: '/src/features/[^/]+/(index|[a-z-]*routes)\\.tsx?$' },
    },
    {
      name: 'frame-knows-no-room',
      comment:
        "What is under the rooms asks none of them, and knows none of their sentences and shapes: the room hands it in (`Services`). A table's columns have the rooms' own values, and what a lecture may be made of is what is looked for in a file.",
      severity: 'error',
      from: {
        path: '^server/src/(http|services|db|storage|config)/',
        pathNot: [
          '\\.test\\.ts$',
          '^server/src/db/(upgrade/|schema-)',
          '^server/src/services/media/(duration|media-type)\\.ts$',
        ],
      },
      to: {
        path: [
          '^server/src/features/',
          // These name every room.
          '^server/src/(routes|jobs|parts|open|app)\\.ts$',
          // Sessions and rights are the frame's: it knows accounts and their roles.
          ...rooms
            .filter((room) => room !== 'academy')
            .map((room) => `^contract/src/${room}/${room === 'users' ? 'messages\\.ts$' : ''}`),
        ],
      },
    },
    {
      name: 'nobody-imports-a-page',
      comment: "A page is reached by its address; what two pages share belongs into the room's components.",
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/features/([^/]+)/([a-z-]*routes\\.tsx?$|pages/)' },
      to: { path: PAGES },
    },
    {
      name: 'pages-are-named-by-their-own-routes',
      comment: 'Only routes.tsx of the same room names a page, and a page names no page.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: PAGES, pathNot: '^web/src/features/$1/pages/' },
    },
    {
      name: 'contract-is-pure',
      comment: 'The contract says what may be asked: no database, no DOM, no Node.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^server/', '^web/', '^e2e/'] },
    },
    {
      name: 'contract-without-node',
      comment: 'The contract runs in the browser too.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contract-needs-zod-only',
      comment: 'zod is the only package of the contract, beside the one that reads the colours of slides.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
        pathNot: '(^|/)node_modules/(zod|color)/',
      },
    },
    {
      name: 'web-and-server-meet-in-the-contract',
      severity: 'error',
      comment:
        'Server and web know each other through the contract only; the simulator alone drives the engine of the sitting against the server.',
      from: { path: '^(server|web)/', pathNot: SIMULATOR },
      to: { path: '^(server|web)/', pathNot: '^$1/' },
    },
    {
      name: 'the-simulator-uses-the-engine',
      severity: 'error',
      comment:
        'Of the web the simulator sees the pure engine through its door, and nothing that needs a browser.',
      from: { path: SIMULATOR },
      to: { path: '^web/', pathNot: `${ENGINE}index\\.ts$` },
    },
    {
      name: 'ui-knows-no-room',
      comment:
        "A primitive that needs a room is a component of that room; the academy's own facts are the frame's too.",
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: {
        path: [
          '^web/src/(features|app)/',
          ...rooms.filter((room) => room !== 'academy').map((room) => `^contract/src/${room}/`),
        ],
      },
    },
    {
      name: 'drawing-knows-no-ui',
      comment: 'The patterns are drawn below everything: the primitives use them.',
      severity: 'error',
      from: { path: '^web/src/imigongo/' },
      to: { path: '^web/src/(ui|features|app)/' },
    },
    {
      name: 'contract-types-only-in-the-browser',
      comment:
        "The contract's schemas stay out of the bundle: import types, or the room's rules and messages.",
      severity: 'error',
      from: { path: '^web/src/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [`^contract/src/(${rooms.join('|')})/(index|contract)\\.ts$`, '(^|/)node_modules/zod/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other, be it for a type, are one thing, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-missing-file',
      severity: 'error',
      comment: 'What is imported must be there.',
      from: { pathNot: '\\.config\\.ts$' },
      // `virtual:pages` is made by the build (web/build/virtual-pages.ts).
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist[^/]*|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
