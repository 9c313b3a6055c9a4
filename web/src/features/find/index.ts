// Quick find of the browser: a button in the portals' bar, and behind it a dialog that comes when it is first asked for.
export { FindButton } from './components/find-button.tsx'
