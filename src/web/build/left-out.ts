export interface Cut {
  /** The file within React Router or React DOM. */
  module: string
  text: string
  /** If set, everything from `text` up to this goes. */
  until?: string
  instead: string
}

const doNothing = (...names: string[]) => names.map((name) => `function ${name}() {}\n`).join('')

/** Parts of React Router and React left out for browsers, each with why it's never used. Each saves 150 bytes or more, gzipped. */
export const leftOut: readonly Cut[] = [
  // No page is made of React Server Components.
  {
    module: 'hooks.js',
    text: 'if (this.context && typeof error === "object"',
    instead: 'if (false && typeof error === "object"',
  },
  {
    module: 'hooks.js',
    text: 'if (this.context) return /* @__PURE__ */ React$1.createElement(RSCErrorHandler',
    instead: 'if (false) return /* @__PURE__ */ React$1.createElement(RSCErrorHandler',
  },
  // Every component is part of a route.
  {
    module: 'hooks.js',
    text: 'return React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable();',
    instead: 'return useNavigateStable();',
  },
  // `src/web/offline/use-fetch-ahead.ts` prefetches, not links.
  {
    module: 'dom/lib.js',
    text: 'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);',
    instead: 'let prefetchRef, prefetchHandlers;',
  },
  {
    module: 'dom/lib.js',
    text: 'return shouldPrefetch && !isAbsolute ?',
    instead: 'return false ?',
  },
  {
    module: 'dom/ssr/components.js',
    text: 'keyedLinks.map(({ key, link }) => isPageLinkDescriptor(link) ?',
    instead: 'keyedLinks.map(({ key, link }) => false ?',
  },
  // Scripts are only written on the server.
  {
    module: 'dom/ssr/components.js',
    text: 'let routeModulesScript = !isStatic ?',
    instead: 'let routeModulesScript = true ?',
  },
  // Navigations have no view transitions.
  {
    module: 'components.js',
    text: 'let isViewTransitionAvailable = router.window != null && router.window.document != null && typeof router.window.document.startViewTransition === "function";',
    instead: 'let isViewTransitionAvailable = false;',
  },
  {
    module: 'components.js',
    text: '\tReact$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning && !vtContext.flushSync)',
    until: '\tlet navigator = React$1.useMemo(',
    instead: '',
  },
  {
    module: 'dom/lib.js',
    text: 'let isTransitioning = routerNavigation != null && useViewTransitionState(path) && viewTransition === true;',
    instead: 'let isTransitioning = false;',
  },
  // No component is a `<ViewTransition>`.
  {
    module: 'react-dom-client.production.js',
    text: 'function trackEnterViewTransitions(placement) {',
    until: 'var offscreenSubtreeIsHidden = !1,',
    instead: doNothing(
      'trackEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'applyViewTransitionToHostInstances',
      'restoreViewTransitionOnHostInstances',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
    ),
  },
  {
    module: 'react-dom-client.production.js',
    text: '  shouldStartViewTransition\n    ? (pendingViewTransition = startViewTransition(',
    until: '(flushMutationEffects(), flushLayoutEffects(), flushSpawnedWork());',
    instead: '',
  },
  // No fragment has a ref.
  {
    module: 'react-dom-client.production.js',
    text: 'function commitNewChildToFragmentInstances(fiber, parentFragmentInstances) {',
    until: 'function isFragmentInstanceHostBoundary(fiber) {',
    instead: doNothing(
      'commitNewChildToFragmentInstances',
      'commitFragmentInstanceInsertionEffects',
      'commitFragmentInstanceDeletionEffects',
    ),
  },
  // Refs of both.
  {
    module: 'react-dom-client.production.js',
    text: '        case 30:\n          var instance = current.stateNode,\n            name = getViewTransitionName(current.memoizedProps, instance);\n',
    until: '        default:\n          instanceToUse = current.stateNode;',
    instead: '',
  },
  // What refs of both are, and how a view transition runs.
  {
    module: 'react-dom-client.production.js',
    text: 'function startViewTransition(',
    until: 'function clearContainerSparingly(container) {',
    instead: '',
  },
  // No component listens for compositions, or for React's own `onSelect` and `onBeforeInput`.
  {
    module: 'react-dom-client.production.js',
    text: '      handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;',
    until: '      extractEvents$1(\n        dispatchQueue,',
    instead: '',
  },
]
