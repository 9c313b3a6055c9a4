import { useCallback } from 'react'
import { useNavigate } from 'react-router'

/** To the page before. Where there is none, as behind a shared link, to the given place: home stands for everybody. What was no way on is not
 * what the browser's own button leads back to. */
export function useGoBack(otherwise = '/'): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if (history.state?.idx) navigate(-1)
    else navigate(otherwise, { replace: true })
  }, [navigate, otherwise])
}
