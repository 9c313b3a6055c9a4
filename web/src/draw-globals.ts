// What modules of the web look for as they load; Node 20 has no navigator.
globalThis.navigator ??= {} as Navigator
